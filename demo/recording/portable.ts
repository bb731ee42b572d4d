import { readBody } from '#lib/read-body.ts'
import type { Snapshot } from '#mocks/store/db.ts'
import { modelNames, models } from '#mocks/store/models.ts'
import { schemaVersion } from '#mocks/store/schema-version.ts'
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

/** Bytes: a larger file would fill the memory of a phone. */
const largestFile = 32 * 1024 * 1024

/** Reads a file with `recordingText`. Throws `RecordingError`. */
export async function readRecordingFile(file: Pick<Blob, 'size' | 'text'>): Promise<Recording> {
  if (file.size > largestFile) throw new RecordingError('This file is too large for a recording.')
  return parseRecording(await file.text())
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

/** Bytes; deflated ones unpack to half a megabyte at most. */
const pieceLength = 512

/** Through a stream in small pieces: what comes out of one of them is read before the next goes in. */
function throughStream(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Response {
  let at = 0
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, (at += pieceLength)))
    },
  })
  return new Response(pieces.pipeThrough(stream))
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
export async function packRecording(recording: Recording): Promise<string> {
  const text = new TextEncoder().encode(recordingText(recording))
  const packed = throughStream(text, new CompressionStream('deflate-raw'))
  return toBase64Url(new Uint8Array(await packed.arrayBuffer()))
}

/** Longer than any link we make, but short enough that a phone unpacks it at once. */
const maxPackedLength = 64_000
/** Bytes. A hostile link unpacks to a thousand times its length: no more than this is read. */
const mostUnpacked = 2_000_000

/** Reads `packRecording`. Throws `RecordingError`. */
export async function unpackRecording(text: string): Promise<Recording> {
  const incomplete = new RecordingError('The link is incomplete.')
  if (text.length > maxPackedLength) throw incomplete
  let unpacked: string
  try {
    const bytes = throughStream(fromBase64Url(text), new DecompressionStream('deflate-raw'))
    unpacked = await readBody(bytes, mostUnpacked)
  } catch {
    throw incomplete
  }
  return parseRecording(unpacked)
}
