import { serveShell, type ShellFiles, type WorkerScope } from './shell-worker.ts'

/** Of each language's page, by the `language` in the worker's address. Filled in by the build. */
declare const __SHELLS__: Readonly<Record<string, ShellFiles>>

const scope = globalThis as unknown as WorkerScope
const asked = new URL(scope.location.href).searchParams.get('language') ?? 'en'
const shell = __SHELLS__[asked]
if (shell) serveShell(scope, shell)
