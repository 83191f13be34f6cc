; The installer for Windows; packaging/windows.py runs it by makensis and defines what is in ${…}.
; For one user, without an administrator. /S installs without a window; /D=FOLDER, last, names a folder.
; Exit codes: 0 done, 1 cancelled, 3 a newer version is installed, 4 the program is running.

Target amd64-unicode ; of 64 bits as the program, which Debian's NSIS has a stub for
SetCompressor /SOLID lzma
SetCompressorDictSize 64
RequestExecutionLevel user
ManifestDPIAware true
Name "Foxreader"
OutFile "${TARGET}"
BrandingText "Foxreader ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\Foxreader"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Foxreader"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"

!include MUI2.nsh
!include LogicLib.nsh
!include WordFunc.nsh
!include WinVer.nsh
!include x64.nsh

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Foxreader"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Foxreader setup"
VIAddVersionKey "LegalCopyright" "AGPL-3.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\foxreaderw.exe"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Arabic"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "PortugueseBR"

; What is said, a line for each language. $0 is the version that is installed.
!macro said NAME EN DE ES FR AR JA ZH PT
  LangString ${NAME} ${LANG_ENGLISH} "${EN}"
  LangString ${NAME} ${LANG_GERMAN} "${DE}"
  LangString ${NAME} ${LANG_SPANISH} "${ES}"
  LangString ${NAME} ${LANG_FRENCH} "${FR}"
  LangString ${NAME} ${LANG_ARABIC} "${AR}"
  LangString ${NAME} ${LANG_JAPANESE} "${JA}"
  LangString ${NAME} ${LANG_SIMPCHINESE} "${ZH}"
  LangString ${NAME} ${LANG_PORTUGUESEBR} "${PT}"
!macroend
!insertmacro said NEWER \
  "Foxreader $0 is installed, which is newer than ${VERSION}. An older version may not understand what the newer one has kept. To go back all the same, remove Foxreader first; your books and notes stay." \
  "Installiert ist Foxreader $0, neuer als ${VERSION}. Eine ältere Version versteht vielleicht nicht, was die neuere gespeichert hat. Wer trotzdem zurück will, entfernt Foxreader zuerst; Bücher und Notizen bleiben." \
  "Está instalado Foxreader $0, más reciente que ${VERSION}. Una versión anterior quizá no entienda lo que la nueva ha guardado. Para volver atrás de todos modos, desinstale antes Foxreader; sus libros y notas se conservan." \
  "Foxreader $0 est installé, plus récent que ${VERSION}. Une version plus ancienne pourrait ne pas comprendre ce que la nouvelle a enregistré. Pour revenir malgré tout, désinstallez d’abord Foxreader ; vos livres et vos notes restent." \
  "النسخة المثبتة من Foxreader هي $0، وهي أحدث من ${VERSION}. قد لا تفهم نسخة أقدم ما حفظته الأحدث. وإن أردت الرجوع مع ذلك فأزل Foxreader أولًا؛ تبقى كتبك وملاحظاتك." \
  "${VERSION} より新しい Foxreader $0 がインストールされています。古いバージョンは、新しいバージョンが保存した内容を読めないことがあります。それでも戻す場合は、先に Foxreader を削除してください。本とメモは残ります。" \
  "已安装的 Foxreader $0 比 ${VERSION} 新。旧版本可能读不懂新版本保存的内容。若仍要退回，请先卸载 Foxreader；您的书和笔记会保留。" \
  "Está instalado o Foxreader $0, mais novo que o ${VERSION}. Uma versão mais antiga talvez não entenda o que a mais nova guardou. Para voltar mesmo assim, remova antes o Foxreader; seus livros e notas ficam."
!insertmacro said RUNNING \
  "Foxreader is running. Close its windows, then try again." \
  "Foxreader läuft noch. Bitte die Fenster schließen und es noch einmal versuchen." \
  "Foxreader está abierto. Cierre sus ventanas e inténtelo de nuevo." \
  "Foxreader est ouvert. Fermez ses fenêtres, puis réessayez." \
  "Foxreader قيد التشغيل. أغلق نوافذه ثم أعد المحاولة." \
  "Foxreader が起動しています。ウィンドウを閉じて、もう一度お試しください。" \
  "Foxreader 正在运行。请关闭它的窗口，然后重试。" \
  "O Foxreader está aberto. Feche as janelas dele e tente de novo."
!insertmacro said TOO_OLD \
  "Foxreader needs Windows 10 or later, of 64 bits." \
  "Foxreader braucht Windows 10 oder neuer, mit 64 Bit." \
  "Foxreader necesita Windows 10 o posterior, de 64 bits." \
  "Foxreader demande Windows 10 ou plus récent, en 64 bits." \
  "يحتاج Foxreader إلى ويندوز 10 أو أحدث، بنظام 64 بت." \
  "Foxreader には Windows 10 以降の 64 ビット版が必要です。" \
  "Foxreader 需要 64 位的 Windows 10 或更高版本。" \
  "O Foxreader precisa do Windows 10 ou mais novo, de 64 bits."
!insertmacro said KEPT \
  "Foxreader is removed. What you made with it stays in $LOCALAPPDATA\foxreader: delete that folder yourself if you want it gone." \
  "Foxreader ist entfernt. Was Sie damit gemacht haben, bleibt in $LOCALAPPDATA\foxreader: Löschen Sie diesen Ordner selbst, wenn auch das weg soll." \
  "Foxreader se ha desinstalado. Lo que hizo con él sigue en $LOCALAPPDATA\foxreader: borre usted esa carpeta si no lo quiere conservar." \
  "Foxreader est désinstallé. Ce que vous avez fait avec reste dans $LOCALAPPDATA\foxreader : supprimez vous-même ce dossier si vous n’en voulez plus." \
  "أُزيل Foxreader. يبقى ما صنعته به في $LOCALAPPDATA\foxreader: احذف ذلك المجلد بنفسك إن لم تعد تريده." \
  "Foxreader を削除しました。作成されたものは $LOCALAPPDATA\foxreader に残っています。不要な場合はこのフォルダーをご自身で削除してください。" \
  "Foxreader 已卸载。您用它做的内容仍保留在 $LOCALAPPDATA\foxreader；若不再需要，请自行删除该文件夹。" \
  "O Foxreader foi removido. O que você criou com ele fica em $LOCALAPPDATA\foxreader: exclua você mesmo essa pasta se não quiser mais nada disso."
!insertmacro said PROGRAM "Foxreader" "Foxreader" "Foxreader" "Foxreader" "Foxreader" "Foxreader" "Foxreader" "Foxreader"
!insertmacro said MENU "Start menu" "Startmenü" "Menú Inicio" "Menu Démarrer" "قائمة ابدأ" "スタート メニュー" "开始菜单" "Menu Iniciar"
!insertmacro said TYPES "Offer it for books and links" "Für Bücher und Links anbieten" "Ofrecerlo para libros y enlaces" \
  "Le proposer pour les livres et les liens" "عرضه لفتح الكتب والروابط" "本とリンクを開くアプリの候補にする" "作为打开书和链接的可选程序" \
  "Oferecê-lo para livros e links"
!insertmacro said DESKTOP "Icon on the desktop" "Symbol auf dem Desktop" "Icono en el escritorio" "Icône sur le bureau" \
  "أيقونة على سطح المكتب" "デスクトップのアイコン" "桌面图标" "Ícone na área de trabalho"
!insertmacro said TYPES_TIP \
  "“Open with” names Foxreader for EPUB, PDF and other books. Which program opens them stays as you have set it." \
  "„Öffnen mit“ nennt Foxreader für EPUB, PDF und andere Bücher. Womit sie geöffnet werden, bleibt, wie Sie es eingestellt haben." \
  "«Abrir con» muestra Foxreader para EPUB, PDF y otros libros. El programa que los abre sigue siendo el que usted eligió." \
  "« Ouvrir avec » propose Foxreader pour les EPUB, PDF et autres livres. Le programme qui les ouvre reste celui que vous avez choisi." \
  "تعرض «فتح باستخدام» برنامج Foxreader لكتب EPUB وPDF وغيرها. ويبقى البرنامج الذي يفتحها كما اخترته." \
  "EPUB や PDF などの本の「プログラムから開く」に Foxreader が表示されます。既定のアプリは変わりません。" \
  "EPUB、PDF 等书的“打开方式”里会列出 Foxreader。默认程序保持您的设置不变。" \
  "“Abrir com” mostra o Foxreader para EPUB, PDF e outros livros. O programa que os abre continua sendo o que você definiu."

; Ends this program unless nothing runs from its folder: a file that runs cannot be opened for writing.
!macro wait_until_closed
  ${Do}
    ClearErrors
    ${IfNot} ${FileExists} "$INSTDIR\foxreaderw.exe"
      ${ExitDo}
    ${EndIf}
    FileOpen $1 "$INSTDIR\foxreaderw.exe" a
    ${IfNot} ${Errors}
      FileClose $1
      FileOpen $1 "$INSTDIR\foxreader.exe" a
      ${IfNot} ${Errors}
        FileClose $1
        ${ExitDo}
      ${EndIf}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 4
      Quit
    ${EndIf}
  ${Loop}
!macroend

Function .onInit
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    Abort
  ${EndIf}
  ReadRegStr $0 HKCU "${UNINSTALL}" "DisplayVersion"
  ${If} $0 != ""
    ${VersionCompare} "$0" "${VERSION}" $1
    ${If} $1 == 1
      MessageBox MB_OK|MB_ICONSTOP "$(NEWER)" /SD IDOK
      SetErrorLevel 3
      Quit
    ${EndIf}
  ${EndIf}
FunctionEnd

Section "$(PROGRAM)" program
  SectionIn RO
  !insertmacro wait_until_closed
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\_internal" ; modules that the version before had, and this one has not
  File /r "${FOLDER}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Foxreader"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\foxreaderw.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Foxreader makers"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KIB}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "$(MENU)" menu
  CreateShortcut "$SMPROGRAMS\Foxreader.lnk" "$INSTDIR\foxreaderw.exe"
SectionEnd

Section "$(TYPES)" types
  nsExec::ExecToLog '"$INSTDIR\foxreader.exe" integrate'
  Pop $0
SectionEnd

Section /o "$(DESKTOP)" desktop
  CreateShortcut "$DESKTOP\Foxreader.lnk" "$INSTDIR\foxreaderw.exe"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${types} "$(TYPES_TIP)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Section "Uninstall"
  !insertmacro wait_until_closed
  nsExec::ExecToLog '"$INSTDIR\foxreader.exe" integrate --remove'
  Pop $0
  Delete "$SMPROGRAMS\Foxreader.lnk"
  Delete "$DESKTOP\Foxreader.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\foxreader.exe"
  Delete "$INSTDIR\foxreaderw.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; stays where there is something else in it
  DeleteRegKey HKCU "${UNINSTALL}"
  MessageBox MB_OK|MB_ICONINFORMATION "$(KEPT)" /SD IDOK
SectionEnd
