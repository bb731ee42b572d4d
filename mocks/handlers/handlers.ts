import type { Handlers } from '../http/handler.ts'
import * as account from './account.ts'
import * as bet from './bet.ts'
import * as content from './content.ts'
import * as game from './game.ts'
import * as starline from './starline.ts'
import * as wallet from './wallet.ts'

/** A handler for each row of the endpoint table: a missing one doesn't compile. */
export const handlers: Handlers = {
  ...account,
  ...bet,
  ...content,
  ...game,
  ...starline,
  ...wallet,
}
