/** Where the browser keeps something. A tab's own storage is gone with the tab; it also takes
 * what the device's refuses of `ank.money.*`. */
type Place = 'local' | 'tab' | 'database' | 'files'

/**
 * When it's wiped at the latest: `sign-out` also by a session that ends; `known` once the host has
 * said what became of the request; `stays` only by clearing the browser's data.
 */
type Until = 'sign-out' | 'tab' | 'known' | 'three-days' | 'stays'

/**
 * Everything the client keeps on the phone, once: what isn't here can't be stored. A star stands for
 * anything. The notice of /your-data says it in words (`#messages/en/player/your-data.ts`); other code
 * only imports the types, so that no first load has the list; the demo clears a visit by it.
 */
export const storageTable = {
  token: ['local', 'sign-out'],
  theme: ['local', 'stays'],
  'ank.language': ['local', 'stays'],
  'ank.money.*': ['local', 'known'],
  'ank.own.home-games': ['local', 'sign-out'],
  'ank.own.waiting-*': ['local', 'sign-out'],
  'ank.last-known': ['database', 'three-days'],
  'ank.draft.*': ['tab', 'sign-out'],
  'ank.payee': ['local', 'stays'],
  'ank.safe-play*': ['local', 'stays'],
  'ank.public': ['database', 'stays'],
  'ank.play': ['local', 'stays'],
  'ank.install.later': ['local', 'stays'],
  'loaded-anew': ['tab', 'tab'],
  'ank.sign-in': ['tab', 'tab'],
  'shell-*': ['files', 'stays'],
  'ank.demo.*': ['local', 'stays'],
} as const satisfies Record<string, readonly [Place, Until]>

/** A row of the list. */
export type StoredName = keyof typeof storageTable
export type StoredUntil = (typeof storageTable)[StoredName][1]

type Spelled<Name> = Name extends `${infer Start}*` ? `${Start}${string}` : Name

/** What may stand at such a place. */
export type KeyIn<Where extends Place> = {
  [Name in StoredName]: (typeof storageTable)[Name][0] extends Where ? Spelled<Name> : never
}[StoredName]

/** A key of the device's storage or of the tab's. */
export type StorageKey = KeyIn<'local' | 'tab'>

/** A key to which the mark of its player is added. */
export type ScopedKey = Extract<StorageKey, `ank.draft.${string}` | `ank.own.waiting-${string}`>
