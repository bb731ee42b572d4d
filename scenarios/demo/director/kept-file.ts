import { z } from 'zod'
import type { Snapshot } from '#mocks/store/db.ts'
import type { Director } from './director.ts'
import { placeOf, placeSchema, type Place } from './place.ts'

const fileSchema = z.strictObject({
  kind: z.literal('ank-demo'),
  place: placeSchema,
  token: z.string().nullable(),
  rows: z.looseObject({ schema: z.string() }),
})

/** The whole demo as the text of a file: place, rows and who is signed in. */
export function exportText(director: Director): string {
  const { rows, token } = director.mark()
  return JSON.stringify({ kind: 'ank-demo', place: placeOf(director), token, rows })
}

/** 'ank-demo-regular-day-2026-11-20.json' */
export const fileName = (place: Place) => `ank-demo-${place.scenario}-${place.day}.json`

/** Takes over what was exported. Says what is wrong with it; null when all went well. */
export function importText(director: Director, text: string): string | null {
  let read: z.infer<typeof fileSchema>
  try {
    read = fileSchema.parse(JSON.parse(text))
  } catch {
    return 'This file is not a demo export.'
  }
  const place = read.place as Place
  const taken = director.take(place, {
    ...place,
    token: read.token,
    rows: read.rows as unknown as Snapshot,
  })
  return taken ? null : 'This file comes from another version of the demo.'
}

/** Lets the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
