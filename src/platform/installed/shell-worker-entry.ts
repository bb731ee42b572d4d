import { serveShell, type ShellFiles, type WorkerScope } from './shell-worker.ts'
import { shellWorker, shellWorkerIn } from './workers.ts'

/** With what the file of a language's list sets before it loads this one (`scripts/vite/pwa.ts`). */
interface Scope extends WorkerScope {
  shell: ShellFiles
  trust: { createScriptURL(address: string): string }
}
declare const importScripts: (address: string) => void

const scope = globalThis as unknown as Scope
const { shell, trust } = scope
const { href, origin } = scope.location
// Hindi pages registered this address before they had a worker of their own; their next page won't.
const isOldHindi = shell.page === '/' && href === `${origin}${shellWorker}?language=hi`
if (isOldHindi) importScripts(trust.createScriptURL(shellWorkerIn('hi')))
else serveShell(scope, shell)
