import * as account from './account.ts'
import * as content from './content.ts'
import * as game from './game.ts'

/** Rows of the areas that login and home ask: they come with the first call. */
export const firstRows = { ...account, ...game, ...content }
