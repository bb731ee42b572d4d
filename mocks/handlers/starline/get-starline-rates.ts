import type { Handler } from '../../handler.ts'
import { ratesOf } from '../../wire.ts'

export const getStarlineRates: Handler<'getStarlineRates'> = ({ db }) => ratesOf(db, 'starline')
