import { useSyncExternalStore } from 'react'
import type { Store } from '#lib/store.ts'

/** The value of a store; renders again when it changes. */
export const useStore = <T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get, get)
