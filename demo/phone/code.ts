import { bytesOf, lettersOf } from '../recording/portable.ts'

/** Why two devices can't be connected, in words for whoever tries. */
export class PeerError extends Error {}

const refusals = {
  offer: 'This isn’t a code from a presenter’s desk, or a part is missing. Scan it again.',
  answer: 'This isn’t the code that the phone shows, or a part is missing. Copy it again.',
}
type Kind = keyof typeof refusals

/** A laptop has addresses that no phone reaches; more than these only make the code denser. */
const mostAddresses = 6
const longest = 400

const form =
  /^(offer|answer)~([A-Za-z\d+/]{4,32})~([A-Za-z\d+/]{22,64})~([\w-]{43})((?:~[\w.:-]{3,46}){1,6})$/
const address = /^([\d.]{7,15}|[\da-f:]{3,39}|[\w-]{22}):(\d{1,5})$/

/** The name by which a browser hides its address is a UUID: half as long in letters. */
const hidden = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.local$/

const hexOf = (letters: string) =>
  Array.from(bytesOf(letters), (byte) => byte.toString(16).padStart(2, '0'))
const lettersOfHex = (hex: string) =>
  lettersOf(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))

const shortHost = (host: string) =>
  hidden.test(host) ? lettersOfHex(host.slice(0, -'.local'.length).replaceAll('-', '')) : host

function longHost(host: string): string {
  if (host.length !== 22 || /[.:]/.test(host)) return host
  const uuid = hexOf(host).join('')
  return `${uuid.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`
}

/**
 * One end of a data channel in about 150 letters of an address: name, password, fingerprint, and
 * where it listens. Throws where a browser's description has another form.
 */
export function codeOf({ type, sdp }: RTCSessionDescription): string {
  const one = (key: string) => new RegExp(`^a=${key}[: ](\\S+)`, 'm').exec(sdp)?.[1] ?? ''
  const listens = sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)
  const hosts = Array.from(listens, ([, host = '', port]) => `${shortHost(host)}:${port}`)
  const fingerprint = lettersOfHex(one('fingerprint:sha-256').replaceAll(':', ''))
  const parts = [type, one('ice-ufrag'), one('ice-pwd'), fingerprint]
  return [...parts, ...hosts.slice(0, mostAddresses)].join('~')
}

/**
 * The description that a code stands for. It may come from anybody: every part has its form. Throws
 * `PeerError`.
 */
export function readCode(text: string, type: Kind): RTCSessionDescriptionInit {
  const code = text.trim().replace(/^.*#/, '')
  const [, kind, name, password, print = '', rest = ''] =
    (code.length <= longest && form.exec(code)) || []
  const found = rest
    .split('~')
    .slice(1)
    .map((each) => address.exec(each))
  const hosts = found.flatMap((each) => (each ? [[longHost(each[1] ?? ''), each[2]]] : []))
  if (kind !== type || hosts.length < found.length) throw new PeerError(refusals[type])
  const sdp = [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hexOf(print).join(':').toUpperCase()}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    ...hosts.map(
      ([host, port], index) => `a=candidate:${index} 1 udp ${2e9 - index} ${host} ${port} typ host`,
    ),
  ]
  return { type, sdp: `${sdp.join('\r\n')}\r\n` }
}
