import { z } from 'zod'
import { isAppPath } from '#paths'
import { addressOf } from '#platform/links/address.ts'
import { otherTabs } from '#platform/tabs/other-tabs.ts'
import { orderSchema, type Control, type ControlState } from './control.ts'

/** Carries messages to another window and back. */
export interface ControlChannel {
  send(message: unknown): void
  onMessage(listener: (message: unknown) => void): void
}

/** Between the windows of one browser that know `name`. */
export function tabChannel(name: string): ControlChannel {
  const [tabs, address] = [otherTabs(), `ank.demo.${name}`]
  return {
    send: (message) => tabs.broadcast(address, message),
    onMessage: (listener) => tabs.listen(address, listener),
  }
}

/** To the page that embeds this one, if it's from `origin`. */
export const frameChannel = (origin: string): ControlChannel => ({
  send: (message) => window.parent.postMessage(message, origin),
  onMessage: (listener) =>
    window.addEventListener('message', ({ data, origin: from, source }) => {
      if (from === origin && source === window.parent) listener(data)
    }),
})

const stateMessageSchema = z.object({
  ank: z.literal('seen'),
  path: z.string().refine(isAppPath),
})

/** Opens in this window each screen that the window at the other end shows. */
export function followScreens(channel: ControlChannel): void {
  let shownPath: string | null = null
  channel.onMessage((message) => {
    const { data } = stateMessageSchema.safeParse(message)
    if (!data || data.path === shownPath) return
    shownPath = data.path
    window.history.replaceState(null, '', addressOf(shownPath))
    // As the browser does after Back: the router then reads the address.
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  channel.send({ order: 'look' })
}

/** Lets the other end control the demo of this window, and sends it each new state. */
export function serveControl(control: Control, channel: ControlChannel): void {
  const sendState = () => channel.send({ ank: 'seen', ...control.state() })
  channel.onMessage((message) => {
    const { data } = orderSchema.safeParse(message)
    if (data) control.order(data)
  })
  control.subscribe(sendState)
  sendState()
}

/** Resolves to the control of the demo at the other end, once its state has arrived. */
export function connectControl(channel: ControlChannel): Promise<Control> {
  const listeners = new Set<() => void>()
  let current: ControlState
  const control: Control = {
    state: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    order: channel.send,
  }
  return new Promise((resolve) => {
    channel.onMessage((message) => {
      const { ank, ...rest } = message as ControlState & { ank?: string }
      if (ank !== 'seen') return
      current = rest
      for (const listener of listeners) listener()
      resolve(control)
    })
    channel.send({ order: 'look' })
  })
}
