import { serveShell, type ShellFiles, type WorkerScope } from './shell-worker.ts'

/** Set by the worker of a language, which then loads this file (`scripts/vite/pwa.ts`). */
declare const shell: ShellFiles

serveShell(globalThis as unknown as WorkerScope, shell)
