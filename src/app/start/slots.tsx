import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { Credentials } from '#features/auth/use-sign-in.ts'

/** Places that the demo fills. All empty in the live client. */
export interface Slots {
  /** Below the login form: accounts for signing in with one tap. */
  authAccounts?: ComponentType<{ onPick: (credentials: Credentials) => void }>
  /** Over everything: the demo's toolbar. */
  overlay?: ReactNode
}

const SlotsContext = createContext<Slots>({})
export const SlotsProvider = SlotsContext.Provider

/** What this app puts into the slots. */
export const useSlots = (): Slots => use(SlotsContext)
