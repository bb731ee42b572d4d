import type { Secrets } from './options.ts'

/** Where the program writes. */
export interface Output {
  out: (text: string) => void
  err: (text: string) => void
  /** Told how far it is, again and again. */
  note?: (text: string) => void
  /** How the program is started, for its help. */
  program?: string
  /** Where credentials can come from besides the command line; by default, nowhere. */
  secrets?: Secrets
}
