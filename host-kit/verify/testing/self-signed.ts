import { generateKeyPairSync, sign } from 'node:crypto'

/** A value of DER: its tag, its length, its parts. */
function der(tag: number, ...parts: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const bits = (part: Buffer) => der(0x03, [0], part)
/** ecdsa-with-SHA256. */
const algorithm = sequence(der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]))
/** CN=localhost. */
const name = sequence(
  der(0x31, sequence(der(0x06, [0x55, 4, 3]), der(0x0c, Buffer.from('localhost')))),
)
const year = (digits: string) => der(0x17, Buffer.from(`${digits}0101000000Z`))

const pem = (kind: string, body: Buffer) =>
  `-----BEGIN ${kind}-----\n${body.toString('base64')}\n-----END ${kind}-----\n`

/** A new key and a self-signed certificate. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const told = sequence(
    der(0x02, [1]),
    algorithm,
    name,
    sequence(year('24'), year('49')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = bits(sign('sha256', told, privateKey))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: pem('CERTIFICATE', sequence(told, algorithm, signature)),
  }
}
