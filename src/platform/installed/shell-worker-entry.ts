import { serveShell, type ShellFiles, type WorkerScope } from './shell-worker.ts'
import { trustAddress } from './trusted-address.ts'
import { shellWorker, shellWorkerIn } from './workers.ts'

/** Of one language's page. Filled in by the build. */
declare const __SHELL__: ShellFiles
declare const importScripts: (address: string) => void

const scope = globalThis as unknown as WorkerScope
const shell = __SHELL__
const { href, origin } = scope.location
// Hindi pages registered this address before they had a worker of their own; their next page won't.
const isOldHindi = shell.page === '/' && href === `${origin}${shellWorker}?language=hi`
if (isOldHindi) importScripts(trustAddress(shellWorkerIn('hi')))
else serveShell(scope, shell)
