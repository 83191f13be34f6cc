"""What PyInstaller takes along with QtQml: not the modules of QML themselves, of which the program
has none. Its own hook looks at each of their libraries, which takes minutes.
"""

from PyInstaller.utils.hooks.qt import add_qt6_dependencies

hiddenimports, binaries, datas = add_qt6_dependencies(__file__)
