import { plainName } from '../bet/bet-types.ts'
import type { PannaKind } from '../market/panna.ts'
import type { Rate } from '../money/money.ts'

/**
 * The four Starline bet types (readings.md#starline-bet-types); `id` is the wire value and the
 * rate's name.
 */
const rows = [
  {
    id: 'singleDigit',
    digits: 1,
    pannaKind: null,
    defaultRate: { min: 10, max: 100 },
  },
  {
    id: 'singlePana',
    digits: 3,
    pannaKind: 'single',
    defaultRate: { min: 10, max: 1500 },
  },
  {
    id: 'doublePana',
    digits: 3,
    pannaKind: 'double',
    defaultRate: { min: 10, max: 3000 },
  },
  {
    id: 'triplePana',
    digits: 3,
    pannaKind: 'triple',
    defaultRate: { min: 10, max: 7000 },
  },
] as const satisfies readonly StarlineBetTypeRow[]

interface StarlineBetTypeRow {
  id: string
  /** How many digits are typed. */
  digits: number
  pannaKind: PannaKind | null
  /** Used when the rates cannot be loaded. */
  defaultRate: Rate
}

/** A Starline bet type as it is sent. */
export type StarlineBetTypeId = (typeof rows)[number]['id']
/** One Starline bet type. */
export interface StarlineBetType extends StarlineBetTypeRow {
  id: StarlineBetTypeId
}
/** The Starline rates by bet type. */
export type StarlineRates = Record<StarlineBetTypeId, Rate>

/** The four Starline bet types in the order the screens show them. */
export const starlineBetTypeList: readonly StarlineBetType[] = rows

/** The four Starline bet types by wire value. */
export const starlineBetTypes = Object.fromEntries(rows.map((row) => [row.id, row])) as Record<
  StarlineBetTypeId,
  StarlineBetType
>

/** Whether the text is the wire value of a Starline bet type. */
export const isStarlineBetTypeId = (text: string): text is StarlineBetTypeId =>
  Object.hasOwn(starlineBetTypes, text)

/** The rate of every bet type, silently its default where the host gives none. */
export function allStarlineRates(
  rates: Partial<Record<StarlineBetTypeId, Rate | null | undefined>> | null | undefined,
): StarlineRates {
  return Object.fromEntries(
    rows.map(({ id, defaultRate }) => [id, rates?.[id] ?? defaultRate]),
  ) as StarlineRates
}

/** Reads a Starline bet type however it is written ('single pana', 'SINGLE_PANNA'), else `null`. */
export function readStarlineBetType(text: string | null | undefined): StarlineBetTypeId | null {
  const wanted = plainName(text ?? '')
  return rows.find(({ id }) => plainName(id) === wanted)?.id ?? null
}
