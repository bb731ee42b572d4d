import * as bet from './bet.ts'
import * as enquiry from './enquiry.ts'
import type { firstRows } from './first-rows.ts'
import * as starline from './starline.ts'
import type { OperationName } from './table.ts'
import * as wallet from './wallet.ts'

/** All other rows: they load with the screens that need them. */
export const otherRows = { ...bet, ...wallet, ...starline, ...enquiry } satisfies Record<
  Exclude<OperationName, keyof typeof firstRows>,
  unknown
>
