import { schemaVersion, type Snapshot } from '#mocks/store/db.ts'
import { modelNames, models } from '#mocks/store/models.ts'
import { recordingSchema, startOf, type Recording } from './recording.ts'

/** Numbers from here on are moments: no amount of rupees is as large. */
const firstMoment = 1e11
const isIso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Moments as milliseconds since the start: another device shows the same hour on its own clock. */
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
export function readText(text: string): Recording {
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

/** 64 bits of what a text is, as 16 digits. */
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
export function digest({ rows, counters }: Snapshot, start: number): string {
  const all = modelNames.map((model) => {
    const columns = Object.keys(models[model].shape)
    return (rows[model] ?? []).map((row) => columns.map((column) => Reflect.get(row, column)))
  })
  const counted = modelNames.map((model) => counters[model] ?? null)
  return hashOf(JSON.stringify([all, counted], relativeTo(start)))
}

async function throughStream(
  bytes: string | Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
) {
  const passed = new Response(bytes).body?.pipeThrough(stream) ?? null
  return new Uint8Array(await new Response(passed).arrayBuffer())
}

/** Bytes in the letters of an address. */
export function lettersOf(bytes: Uint8Array): string {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Reads `lettersOf`. Throws at any other letter. */
export const bytesOf = (letters: string) =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

/** A recording as part of an address: deflated, in the letters of an address. */
export const packed = async (recording: Recording): Promise<string> =>
  lettersOf(await throughStream(recordingText(recording), new CompressionStream('deflate-raw')))

/** Longer than any link, and far from what would keep a phone busy. */
const longestPacked = 64_000
const longestText = 2_000_000

/** Reads `packed`. Throws `RecordingError`. */
export async function unpack(text: string): Promise<Recording> {
  const broken = new RecordingError('The link is incomplete.')
  if (text.length > longestPacked) throw broken
  let bytes: Uint8Array
  try {
    bytes = await throughStream(bytesOf(text), new DecompressionStream('deflate-raw'))
  } catch {
    throw broken
  }
  if (bytes.length > longestText) throw broken
  return readText(new TextDecoder().decode(bytes))
}
