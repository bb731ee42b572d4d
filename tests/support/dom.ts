import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What a test waits for may take long on a busy machine; the limit of the test itself ends it.
configure({ asyncUtilTimeout: 15_000 })

// jsdom knows <dialog> but not how it is opened: the least that the parts rely on.
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

// user-event asks for it when arrow keys move in a radio group; jsdom does not bring it.
globalThis.CSS ??= { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') } as typeof CSS

const version = document.createElement('meta')
version.name = 'version'
version.content = '0.0.0 (test)'
document.head.append(version)

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
