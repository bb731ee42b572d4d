import type { Handler } from '#mocks/http/handler.ts'
import { ratesOf } from '#mocks/http/wire.ts'

export const getGameRates: Handler<'getGameRates'> = ({ db }) => ratesOf(db, 'regular')
