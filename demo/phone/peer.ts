import { createStore, type Store } from '#lib/store.ts'
import type { Line } from '../control/lines.ts'
import { codeOf, PeerError, readCode } from './code.ts'

/** Nobody has connected yet, somebody has, nobody is there any more. */
export type PeerState = 'waiting' | 'connected' | 'lost'

/** A line to another device on the same network. */
export interface Peer extends Line, Pick<Store<PeerState>, 'subscribe'> {
  state(): PeerState
  /** What the other device has to read. */
  code: string
  /** On the laptop: the phone's code. Throws `PeerError`. */
  accept(answer: string): Promise<void>
  close(): void
}

/** A browser refuses what has the right form and makes no sense. */
async function describe(connection: RTCPeerConnection, given: RTCSessionDescriptionInit) {
  try {
    await connection.setRemoteDescription(given)
  } catch {
    throw new PeerError('This code can’t be used. Start again with a new one.')
  }
}

const unable = 'This browser can’t connect two devices.'

/** All addresses are known. There is no server to ask, so it takes no time. */
const gathered = (connection: RTCPeerConnection) =>
  new Promise<void>((resolve) => {
    const look = () => connection.iceGatheringState === 'complete' && resolve()
    connection.addEventListener('icegatheringstatechange', look)
    look()
  })

/**
 * Opens one end of a line between two devices: the laptop's, or with its code the phone's. No server
 * takes part, so each needs the other's code once. Throws `PeerError`.
 */
export async function openPeer(offer?: string): Promise<Peer> {
  const given = offer === undefined ? null : readCode(offer, 'offer')
  if (typeof RTCPeerConnection === 'undefined') throw new PeerError(unable)
  const connection = new RTCPeerConnection()
  const channel = connection.createDataChannel('ank', { negotiated: true, id: 0 })
  const state = createStore<PeerState>('waiting')
  const become = (next: PeerState) => next !== state.get() && state.set(next)
  channel.addEventListener('open', () => become('connected'))
  channel.addEventListener('close', () => become('lost'))
  connection.addEventListener('connectionstatechange', () => {
    const { connectionState: is } = connection
    const isOver = is === 'disconnected' || is === 'failed' || is === 'closed'
    // A phone that nobody has answered may still be found.
    if (isOver && !(given && state.get() === 'waiting')) become('lost')
    // What was interrupted may go on by itself.
    if (is === 'connected' && channel.readyState === 'open') become('connected')
  })
  if (given) await describe(connection, given)
  await connection.setLocalDescription()
  await gathered(connection)
  const close = () => connection.close()
  window.addEventListener('pagehide', close)
  return {
    state: state.get,
    subscribe: state.subscribe,
    code: codeOf(connection.localDescription as RTCSessionDescription),
    accept: async (answer) => describe(connection, readCode(answer, 'answer')),
    close,
    send(message) {
      if (channel.readyState === 'open') channel.send(JSON.stringify(message))
    },
    onMessage: (listener) =>
      channel.addEventListener('message', ({ data }) => listener(JSON.parse(String(data)))),
  }
}
