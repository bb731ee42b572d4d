import { serveShell, type ShellFiles, type WorkerScope } from './shell-worker.ts'

/** Filled in by the build. */
declare const __SHELL__: ShellFiles

serveShell(globalThis as unknown as WorkerScope, __SHELL__)
