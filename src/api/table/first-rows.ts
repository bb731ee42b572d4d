import * as account from './account.ts'
import * as content from './content.ts'
import * as game from './game.ts'

/** Rows that login and home need: they load with the first call. */
export const firstRows = { ...account, ...game, ...content }
