import { schemaVersion, type Snapshot } from '#mocks/store/db.ts'
import { modelNames, models } from '#mocks/store/models.ts'
import { recordingSchema, startOf, type Recording } from './recording.ts'

/** Numbers this large are times in epoch milliseconds: no amount of rupees comes near. */
const firstMoment = 1e11
const isIso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Writes times as milliseconds since the start, so that the file is the same in every time zone. */
const relativeTo = (start: number) => (_key: string, value: unknown) => {
  if (typeof value === 'number' && value >= firstMoment) return `@${value - start}`
  if (typeof value !== 'string') return value
  if (isIso.test(value)) return `@i${Date.parse(value) - start}`
  return value.startsWith('@') ? `@@${value}` : value
}

const absoluteFrom = (start: number) => (_key: string, value: unknown) => {
  if (typeof value !== 'string' || !value.startsWith('@')) return value
  if (value.startsWith('@@')) return value.slice(2)
  if (value.startsWith('@i')) return new Date(start + Number(value.slice(2))).toISOString()
  return start + Number(value.slice(1))
}

/** A recording as text, the same on every device and in every time zone. */
export function recordingText(recording: Recording): string {
  const { scenario, day, ...rest } = recording
  const moments = JSON.stringify(rest, relativeTo(startOf(recording)))
  return JSON.stringify({ demo: schemaVersion, scenario, day, moments: JSON.parse(moments) })
}

/** What's wrong with a recording, in words for the presenter. */
export class RecordingError extends Error {
  override readonly name = 'UsageError'
}

/** Reads `recordingText`. Throws `RecordingError`. */
export function parseRecording(text: string): Recording {
  try {
    const { demo, scenario, day, moments } = JSON.parse(text) as Record<string, unknown>
    if (typeof demo === 'string' && demo !== schemaVersion) throw new RecordingError(otherVersion)
    const start = startOf({ scenario, day } as Recording)
    const rest = JSON.parse(JSON.stringify(moments), absoluteFrom(start)) as object
    return recordingSchema.parse({ scenario, day, ...rest })
  } catch (error) {
    if (error instanceof RecordingError) throw error
    throw new RecordingError('This is not a demo recording.')
  }
}

export const otherVersion = 'This recording comes from another version of the demo.'

/** A 64-bit hash of a text, as 16 hexadecimal digits (not for secrets). */
function hashOf(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

/** One hash for every row and counter of a demo that began at `start` (epoch ms). */
export function digestSnapshot({ rows, counters }: Snapshot, start: number): string {
  const all = modelNames.map((model) => {
    const columns = Object.keys(models[model].shape)
    return (rows[model] ?? []).map((row) => columns.map((column) => Reflect.get(row, column)))
  })
  const allCounters = modelNames.map((model) => counters[model] ?? null)
  return hashOf(JSON.stringify([all, allCounters], relativeTo(start)))
}

async function throughStream(
  bytes: string | Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
) {
  const output = new Response(bytes).body?.pipeThrough(stream) ?? null
  return new Uint8Array(await new Response(output).arrayBuffer())
}

/** Base64 with the letters that an address may contain. */
export function toBase64Url(bytes: Uint8Array): string {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Reads `toBase64Url`. Throws at any other letter. */
export const fromBase64Url = (letters: string) =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

/** A recording as part of an address: deflated, in base64url. */
export const packRecording = async (recording: Recording): Promise<string> =>
  toBase64Url(await throughStream(recordingText(recording), new CompressionStream('deflate-raw')))

/** Longer than any link we make, but short enough that a phone unpacks it at once. */
const maxPackedLength = 64_000
const maxTextLength = 2_000_000

/** Reads `packRecording`. Throws `RecordingError`. */
export async function unpackRecording(text: string): Promise<Recording> {
  const incomplete = new RecordingError('The link is incomplete.')
  if (text.length > maxPackedLength) throw incomplete
  let bytes: Uint8Array
  try {
    bytes = await throughStream(fromBase64Url(text), new DecompressionStream('deflate-raw'))
  } catch {
    throw incomplete
  }
  if (bytes.length > maxTextLength) throw incomplete
  return parseRecording(new TextDecoder().decode(bytes))
}
