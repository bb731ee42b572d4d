import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'

// Waits may take long on a busy machine; they end before the test, to say what they waited for.
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

// An app outlives its test: its channels, and those of its mock host's tables, end with it, so that
// it doesn't take the next one's for another tab of its own.
const channels: BroadcastChannel[] = []
const Channel = BroadcastChannel
globalThis.BroadcastChannel = class extends Channel {
  private isOpen = true
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
  override postMessage(message: unknown): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
    if (this.isOpen) super.postMessage(message)
  }
  override close(): void {
    this.isOpen = false
    super.close()
  }
}

// What an app does once it's idle ends with its test too: it would forget what the next one's player typed.
let endedTests = 0
const postTask = (run: () => void) => {
  const then = endedTests
  setTimeout(() => then === endedTests && run(), 2_000)
}
Object.assign(globalThis, { scheduler: { postTask } })

// The classes that change what is accessible: what one draws isn't part of the line, and a phone has
// no places beside its screen.
const styles = document.createElement('style')
styles.textContent = '.contents { display: contents } .places.hidden { display: none }'
document.head.append(styles)

const version = document.createElement('meta')
version.name = 'version'
version.content = '0.0.0 (test)'
document.head.append(version)

// React makes a node of a text only if no element is its own. It wouldn't find that node again on a page
// that's translated (docs/decisions/0034-translated-pages.md).
const strays: string[] = []
const makeText = document.createTextNode
document.createTextNode = (text) => {
  strays.push(text)
  return makeText.call(document, text)
}
const frameMs = 17
// A hook in a module that tests import would only be there for a worker's first file of them.
afterEach(() => {
  endedTests += 1
  // Components cancel their idle work, so they're removed before the stand-ins for the browser.
  cleanup()
  // jsdom draws frames by an interval, which ends after a frame that leaves nothing to draw. One that was
  // begun while a test moves time by hand would go with that time, and jsdom begins no other: no later
  // test of this worker would have frames.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(frameMs)
  vi.unstubAllGlobals()
  for (const channel of channels.splice(0)) channel.close()
  localStorage.clear()
  sessionStorage.clear()
  expect(strays.splice(0), 'texts without an element of their own').toEqual([])
})

afterAll(async () => {
  // Code that is still on its way when a file ends would be missing for the worker's next ones.
  await vi.dynamicImportSettled()
  // Each file puts its own in their place.
  globalThis.BroadcastChannel = Channel
  document.createTextNode = makeText
  styles.remove()
  version.remove()
})

// jsdom lays nothing out, so nothing is out of sight or moves.
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.animate ??= () => ({}) as Animation
