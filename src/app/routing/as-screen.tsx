import { MissingScreen } from '../error-pages/missing.tsx'
import { Waiting } from '../waiting.tsx'

/** Options of a `lazyPart` that is a screen: a spinner while it loads, and `MissingScreen` if it can't. */
export const asScreen = { wanted: true, fallback: <Waiting />, failed: MissingScreen }
