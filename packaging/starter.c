/* foxreader.exe and foxreaderw.exe: the program in the Python that lies beside them in _internal.
   Python's own settings in the environment are not read, since python313._pth is beside its library. */

#include <windows.h>
#include <shellapi.h>

#define ROOM 32768 /* the longest path of Windows */

typedef int (*python_main)(int, wchar_t **);

static int failed(const wchar_t *path) {
    static wchar_t text[ROOM + 100];
    wsprintfW(text, L"A part of Foxreader is missing; install it again.\n\n%.1000s", path);
    MessageBoxW(NULL, text, L"Foxreader", MB_ICONERROR);
    return 1;
}

int main(void) {
    static wchar_t path[ROOM + 40];
    int given, number;
    wchar_t **words = CommandLineToArgvW(GetCommandLineW(), &given), **told, *end;
    DWORD length = GetModuleFileNameW(NULL, path, ROOM);
    for (end = path + length; end > path && end[-1] != L'\\';)
        end--;
    lstrcpyW(end, L"_internal\\python313.dll");
    HMODULE python = LoadLibraryExW(path, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    python_main run = python ? (python_main)(void *)GetProcAddress(python, "Py_Main") : NULL;
    if (run == NULL || words == NULL)
        return failed(path);
    told = HeapAlloc(GetProcessHeap(), HEAP_ZERO_MEMORY, (given + 3) * sizeof(*told));
    if (told == NULL)
        return failed(path);
    told[0] = words[0];
    told[1] = L"-m";
    told[2] = L"foxreader";
    for (number = 1; number < given; number++)
        told[number + 2] = words[number];
    return run(given + 2, told);
}
