import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { Credentials } from '#features/auth/use-sign-in.ts'

/** What accounts to log in with by one tap are given. */
export interface AccountsProps {
  onPick: (credentials: Credentials) => void
}

/** Places that the demo fills. All empty in the live client. */
export interface Slots {
  /** Below the login form: accounts for signing in with one tap. */
  authAccounts?: ComponentType<AccountsProps>
  /** Around the screens: renders them anew when the demo begins another visit. */
  Around?: ComponentType<{ children: ReactNode }>
  /** Over everything: the demo's toolbar. */
  overlay?: ReactNode
}

const SlotsContext = createContext<Slots>({})
export const SlotsProvider = SlotsContext.Provider

/** What this app puts into the slots. */
export const useSlots = (): Slots => use(SlotsContext)
