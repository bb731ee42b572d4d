/** The other tabs of this browser. What is sent leaves nothing on the device. */
export interface OtherTabs {
  /** Sends to the other tabs; `message` must be plain data. */
  broadcast(name: string, message: unknown): void
  /** Calls `listener` with what other tabs send under this name. */
  listen(name: string, listener: (message: unknown) => void): void
}

/** A channel, or null where there are none or the browser refuses: Firefox without cookies. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** The browser's own channel between tabs; without one nobody is told. */
export function otherTabs(): OtherTabs {
  const channels = new Map<string, BroadcastChannel | null>()
  function channelOf(name: string): BroadcastChannel | null {
    const channel = channels.get(name) ?? openChannel(name)
    channels.set(name, channel)
    return channel
  }
  return {
    broadcast: (name, message) => channelOf(name)?.postMessage(message),
    listen: (name, listener) =>
      channelOf(name)?.addEventListener('message', ({ data }) => listener(data)),
  }
}
