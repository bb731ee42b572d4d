import { players } from '../../mocks/seed/players.ts'
import type { ModelName } from '../../mocks/store/models.ts'

/** Whose log it is becomes the sample player, with their name, numbers and password. */
export const accountId = players.sample.id

type AnyRow = Record<string, unknown>
/** Rows by model and id. */
export type Rows = Map<ModelName, Map<string, AnyRow>>

/** What's known about an answer besides its body, and where its rows go. */
export interface Context {
  rows: Rows
  /** When the host answered, epoch ms. */
  at: number
  /** Our id of the game that the call asked about. */
  gameId: string
  /** Our id for one of the host's, none of which is kept. */
  idOf(model: ModelName, theirs: string): string
  /** Takes out of a text whatever is private. */
  hide(text: string): string
  /** The balance in rupees, if the host gave one. */
  told(balance: number | null | undefined, mobileNumber: string): void
}

/** The rows of a model, to be changed. */
export const tableOf = ({ rows }: Pick<Context, 'rows'>, model: ModelName): Map<string, AnyRow> =>
  rows.get(model) ?? new Map<string, AnyRow>()

/** Adds a row, or the columns of one that's there. */
export function put(
  context: Pick<Context, 'rows'>,
  model: ModelName,
  row: AnyRow & { id: string },
): void {
  const table = tableOf(context, model)
  table.set(row.id, { ...table.get(row.id), ...row })
}

/** The host sends these whole: rows that were there before are gone. Returns the oldest first. */
export function whole<Item>(context: Context, model: ModelName, items: readonly Item[]): Item[] {
  tableOf(context, model).clear()
  return items.toReversed()
}

const own = [
  'bet',
  'starlineBet',
  'fundRequest',
  'withdrawal',
  'enquiry',
  'enquiryMessage',
] as const

const nothingSaved = {
  ...{ email: null, paytm: null, googlePay: null, phonepe: null },
  ...{ accountHolderName: null, accountNumber: null, ifscCode: null, bankName: null },
}

/** Nothing is left of what the scenario’s player did and saved. */
export function forgetPlayer(rows: Rows): void {
  for (const model of own) rows.get(model)?.clear()
  for (const [id, row] of rows.get('ledgerEntry') ?? []) {
    if (row['accountId'] === accountId) rows.get('ledgerEntry')?.delete(id)
  }
  put({ rows }, 'account', { id: accountId, ...nothingSaved })
}

/** An id of ours: in the order of its number. */
export const numbered = (name: string, number: number) =>
  `${name}-${String(number).padStart(5, '0')}`
