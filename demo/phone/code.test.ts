import { expect, test } from 'vitest'
import { codeOf, PeerError, readCode } from './code.ts'

/** What a browser says of its end of a data channel, as Chromium and Firefox write it. */
const described = (lines: readonly string[], type: 'offer' | 'answer' = 'offer') =>
  ({
    type,
    sdp: `${['v=0', 'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', ...lines].join('\r\n')}\r\n`,
  }) as RTCSessionDescription

const password = 'H9qBEd6AdbOyTWTMfQ1+JyQy'
/** 32 bytes from 00 to 1F. */
const bytes = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0').toUpperCase())
const fingerprint = `a=fingerprint:sha-256 ${bytes.join(':')}`
const print = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'
const chromium = described([
  'a=candidate:3409657338 1 udp 2113937151 192.168.1.23 46868 typ host generation 0 network-cost 999',
  'a=candidate:119224593 1 udp 2113942271 00010203-0405-0607-0809-0a0b0c0d0e0f.local 58563 typ host generation 0',
  'a=candidate:6159386 1 tcp 1518214911 192.168.1.23 9 typ host tcptype active',
  'a=ice-ufrag:N2dd',
  `a=ice-pwd:${password}`,
  'a=ice-options:trickle',
  fingerprint,
  'a=setup:actpass',
  'a=mid:0',
  'a=sctp-port:5000',
  'a=max-message-size:262144',
])
const code = `offer~N2dd~${password}~${print}~192.168.1.23:46868~AAECAwQFBgcICQoLDA0ODw:58563`

test('a description becomes a code: name, password, fingerprint, and where it listens', () => {
  expect(codeOf(chromium)).toBe(code)
})

test('an answer of Firefox has longer names and UDP in capitals', () => {
  const [name, longer] = ['0a1b2c3d', '0123456789abcdef0123456789abcdef']
  const firefox = described(
    [
      'a=candidate:0 1 UDP 2122252543 fd00::2 33284 typ host',
      fingerprint,
      `a=ice-pwd:${longer}`,
      `a=ice-ufrag:${name}`,
      'a=setup:active',
    ],
    'answer',
  )
  expect(codeOf(firefox)).toBe(`answer~${name}~${longer}~${print}~fd00::2:33284`)
})

test('a code becomes a description again, also as the end of an address', () => {
  const { type, sdp } = readCode(` https://demo.example/?beside#${code}\n`, 'offer')
  expect(type).toBe('offer')
  expect(sdp?.split('\r\n')).toEqual([
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    'a=ice-ufrag:N2dd',
    `a=ice-pwd:${password}`,
    fingerprint,
    'a=setup:actpass',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    'a=candidate:0 1 udp 2000000000 192.168.1.23 46868 typ host',
    'a=candidate:1 1 udp 1999999999 00010203-0405-0607-0809-0a0b0c0d0e0f.local 58563 typ host',
    '',
  ])
})

test.each([
  ['nothing', ''],
  ['an answer', code.replace('offer', 'answer')],
  ['a part of one', code.slice(0, 60)],
  ['a line of its own', code.replace('N2dd', 'N2dd\r\na=x')],
  ['the name of a server', `${code}~evil.example:80`],
  ['a port that is none', `${code}~10.0.0.1:http`],
  ['too much', `${code}${'~10.0.0.1:80'.repeat(40)}`],
])('what has %s in it is refused', (_, text) => {
  expect(() => readCode(text, 'offer')).toThrow(PeerError)
  expect(() => readCode(text, 'offer')).toThrow(/^This isn’t a code from a presenter’s desk/)
})
