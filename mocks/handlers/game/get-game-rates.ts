import type { Handler } from '../../handler.ts'
import { ratesOf } from '../../wire.ts'

export const getGameRates: Handler<'getGameRates'> = ({ db }) => ratesOf(db, 'regular')
