import type { PannaKind } from '../market/panna.ts'
import type { Session } from '../market/session.ts'

/**
 * The seven bet types: the one table every other list derives from. `id` is the value on the wire;
 * `number` says what is typed; `chance` is how likely a draw is to make one such number win (of a
 * sangam: with a single panna, its likeliest kind).
 */
const digitChance = 0.1
const pannaChance = { single: 0.006318, double: 0.002669, triple: 0.000165 } as const

const rows = [
  {
    id: 'single',
    path: 'single-digit',
    rateKey: 'singleDigit',
    number: 'digit',
    groups: [1],
    pannaKind: null,
    validation: { open: 'single', close: 'single' },
    chance: digitChance,
  },
  {
    id: 'jodi',
    path: 'jodi',
    rateKey: 'jodiDigit',
    number: 'jodi',
    groups: [2],
    pannaKind: null,
    validation: { open: 'jodi', close: 'jodi' },
    chance: digitChance * digitChance,
  },
  {
    id: 'singlePanna',
    path: 'single-panna',
    rateKey: 'singlePana',
    number: 'panna',
    groups: [3],
    pannaKind: 'single',
    validation: { open: 'single_panna', close: 'single_panna' },
    chance: pannaChance.single,
  },
  {
    id: 'doublePanna',
    path: 'double-panna',
    rateKey: 'doublePana',
    number: 'panna',
    groups: [3],
    pannaKind: 'double',
    validation: { open: 'double_panna', close: 'double_panna' },
    chance: pannaChance.double,
  },
  {
    id: 'triplePanna',
    path: 'triple-panna',
    rateKey: 'triplePana',
    number: 'panna',
    groups: [3],
    pannaKind: 'triple',
    validation: { open: 'triple_panna', close: 'triple_panna' },
    chance: pannaChance.triple,
  },
  {
    id: 'halfSangam',
    path: 'half-sangam',
    rateKey: 'halfSangam',
    number: 'half-sangam',
    groups: [1, 3],
    pannaKind: null,
    validation: { open: 'half_sangam_open', close: 'half_sangam_close' },
    chance: digitChance * pannaChance.single,
  },
  {
    id: 'fullSangam',
    path: 'full-sangam',
    rateKey: 'fullSangam',
    number: 'full-sangam',
    groups: [3, 3],
    pannaKind: null,
    validation: { open: 'full_sangam', close: 'full_sangam' },
    chance: pannaChance.single * pannaChance.single,
  },
] as const satisfies readonly BetTypeRow[]

interface BetTypeRow {
  id: string
  path: string
  rateKey: string
  number: 'digit' | 'jodi' | 'panna' | 'half-sangam' | 'full-sangam'
  /** How many digits stand together, hyphens between the groups. */
  groups: readonly number[]
  pannaKind: PannaKind | null
  validation: Record<Session, string>
  chance: number
}

type Row = (typeof rows)[number]

/** A bet type as it is sent and stored. */
export type BetTypeId = Row['id']
/** The name of a bet type's rate. */
export type RateKey = Row['rateKey']
/** The name of a validation rule. */
export type ValidationType = Row['validation'][Session]

/** One bet type: its names, and what is typed for it. */
export interface BetType extends BetTypeRow {
  id: BetTypeId
  path: Row['path']
  rateKey: RateKey
  validation: Record<Session, ValidationType>
}

/** The seven bet types in the order the screens show them. */
export const betTypeList: readonly BetType[] = rows

/** The seven bet types by wire value. */
export const betTypes = Object.fromEntries(betTypeList.map((row) => [row.id, row])) as Record<
  BetTypeId,
  BetType
>

/** Whether the text is the wire value of a bet type. */
export function isBetTypeId(text: string): text is BetTypeId {
  return Object.hasOwn(betTypes, text)
}

/** The bet type of an address part such as 'half-sangam', or `undefined` for an unknown one. */
export function betTypeByPath(path: string | undefined): BetType | undefined {
  return betTypeList.find((type) => type.path === path)
}

/** A bet type's name without what hosts write in different ways: 'Single Panna' as 'singlepana'. */
export const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
    .replace('panna', 'pana')

/** Every name a host may give a bet type. */
const byName = new Map(
  betTypeList.flatMap((type) =>
    [type.id, type.path, type.rateKey].map((name) => [plainName(name), type] as const),
  ),
)

/** Reads a bet type that a host may write otherwise ('single_panna', 'Single Panna'), else `null`. */
export function readBetType(text: string | null | undefined): BetType | null {
  return byName.get(plainName(text ?? '')) ?? null
}

/** The validation rule of a bet type; a half sangam has one per session. */
export function validationType(betType: BetTypeId, session: Session | null): ValidationType {
  return betTypes[betType].validation[session ?? 'open']
}
