import type { EndpointRow } from '../endpoint.ts'
import { rowOf, type OperationName } from '../table/table.ts'
import * as account from './account.ts'
import * as bet from './bet.ts'
import * as content from './content.ts'
import * as enquiry from './enquiry.ts'
import * as game from './game.ts'
import { signedOut, type Notes } from './notes.ts'
import * as starline from './starline.ts'
import * as wallet from './wallet.ts'

/** An area file's export is the notes on the row of the same name. */
const notes: Readonly<Record<OperationName, Notes>> = {
  ...account,
  ...game,
  ...bet,
  ...wallet,
  ...starline,
  ...content,
  ...enquiry,
}

/** A row of the endpoint table with its notes: what a host also has to know. */
export interface Endpoint extends EndpointRow, Required<Notes> {}

/** A row with its notes. The 401 of `bearer` rows is added here, so that no row can forget it. */
export function endpointOf(operation: OperationName): Endpoint {
  const row = rowOf(operation)
  const { refusals = [], ...rest } = notes[operation]
  return {
    ...row,
    ...rest,
    refusals: row.auth === 'bearer' ? [signedOut, ...refusals] : refusals,
  }
}
