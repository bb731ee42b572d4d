import type { Handler } from '#mocks/http/handler.ts'
import { ratesOf } from '#mocks/http/wire.ts'

export const getStarlineRates: Handler<'getStarlineRates'> = ({ db }) => ratesOf(db, 'starline')
