import { z } from 'zod'
import { addressOf } from '#platform/links/address.ts'
import { otherTabs } from '#platform/tabs/other-tabs.ts'
import { orderSchema, type Control, type ControlState } from './control.ts'

/** Carries messages to another window and back. */
export interface ControlLine {
  send(message: unknown): void
  onMessage(listener: (message: unknown) => void): void
}

/** Between the windows of one browser that know the name. */
export function channelLine(name: string): ControlLine {
  const [tabs, address] = [otherTabs(), `ank.demo.${name}`]
  return {
    send: (message) => tabs.broadcast(address, message),
    onMessage: (listener) => tabs.listen(address, listener),
  }
}

/** To the page around this one: it hears and is heard only if it's from `origin`. */
export const frameLine = (origin: string): ControlLine => ({
  send: (message) => window.parent.postMessage(message, origin),
  onMessage: (listener) =>
    window.addEventListener('message', ({ data, origin: from, source }) => {
      if (from === origin && source === window.parent) listener(data)
    }),
})

const seenSchema = z.object({
  ank: z.literal('seen'),
  // Of this app, whatever the other end says.
  path: z.string().regex(/^\/(?!\/)/),
})

/** Shows the screens that the window at the other end of a line shows. */
export function followLine(line: ControlLine): void {
  let shown: string | null = null
  line.onMessage((message) => {
    const { data } = seenSchema.safeParse(message)
    if (!data || data.path === shown) return
    shown = data.path
    window.history.replaceState(null, '', addressOf(shown))
    // As after the browser's own buttons: the router looks at the address.
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  line.send({ order: 'look' })
}

/** Lets the other end of a line move the demo of this window, and tells it what is seen. */
export function serveLine(control: Control, line: ControlLine): void {
  const sendState = () => line.send({ ank: 'seen', ...control.state() })
  line.onMessage((message) => {
    const { data } = orderSchema.safeParse(message)
    if (data) control.order(data)
  })
  control.subscribe(sendState)
  sendState()
}

/** The demo at the other end of a line, once it has said what is seen there. */
export function controlThrough(line: ControlLine): Promise<Control> {
  const listeners = new Set<() => void>()
  let current: ControlState
  const control: Control = {
    state: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    order: line.send,
  }
  return new Promise((resolve) => {
    line.onMessage((message) => {
      const { ank, ...rest } = message as ControlState & { ank?: string }
      if (ank !== 'seen') return
      current = rest
      for (const listener of listeners) listener()
      resolve(control)
    })
    line.send({ order: 'look' })
  })
}
