import { serveShell, type ShellFiles, type WorkerScope } from './shell-worker.ts'
import { shellWorker, shellWorkerIn } from './workers.ts'

// Set by the worker of a language, which then loads this file (`scripts/vite/pwa.ts`).
declare const shell: ShellFiles
declare const trust: { createScriptURL(address: string): string }
declare const importScripts: (address: string) => void

const scope = globalThis as unknown as WorkerScope
const { href, origin } = scope.location
// Hindi pages registered this address before they had a worker of their own; their next page won't.
const isOldHindi = shell.page === '/' && href === `${origin}${shellWorker}?language=hi`
if (isOldHindi) importScripts(trust.createScriptURL(shellWorkerIn('hi')))
else serveShell(scope, shell)
