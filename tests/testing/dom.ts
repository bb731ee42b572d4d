import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Waits may take long on a busy machine; the test's own limit ends them.
configure({ asyncUtilTimeout: 15_000 })

// jsdom knows <dialog> but can't open it: this is the minimum our components need.
const dialog = HTMLDialogElement.prototype
dialog.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
dialog.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  // As a browser does: after the script that closed it.
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

// user-event needs it for arrow keys in a radio group, but jsdom doesn't have it.
globalThis.CSS ??= { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') } as typeof CSS

// An app outlives its test: it must not take the next one's for another tab of its own.
let testsRun = 0
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${testsRun} ${name}`)
  }
}

const version = document.createElement('meta')
version.name = 'version'
version.content = '0.0.0 (test)'
document.head.append(version)

afterEach(() => {
  cleanup()
  testsRun += 1
  localStorage.clear()
  sessionStorage.clear()
})
