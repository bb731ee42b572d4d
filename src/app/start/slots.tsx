import { createContext, use, type ComponentType, type ReactNode } from 'react'

export interface Credentials {
  mobileNumber: string
  password: string
}

/** Places that the demo fills. All empty in the live client. */
export interface Slots {
  /** Under the login form: accounts to sign in with in one tap. */
  authAccounts?: ComponentType<{ onPick: (credentials: Credentials) => void }>
  /** Over everything: the demo's toolbar. */
  overlay?: ReactNode
}

const SlotsContext = createContext<Slots>({})
export const SlotsProvider = SlotsContext.Provider

/** What fills the places of this app. */
export const useSlots = (): Slots => use(SlotsContext)
