import { MissingScreen } from '../error-pages/missing.tsx'
import { Waiting } from '../start/waiting.tsx'

/** What a `lazyPart` is given that is a screen: a spinner meanwhile, and what says that it's missing. */
export const asScreen = { wanted: true, fallback: <Waiting />, failed: MissingScreen }
