import { createContext, use, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { matches } from '../device/media.ts'

/** Chromium's event; not in TypeScript's library. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/**
 * How this browser installs the app: it has a `prompt` of its own, the player does it `by-hand`
 * (iOS: Share, Add to Home Screen), or not at all, as when the app is installed already.
 */
export type InstallWay = 'prompt' | 'by-hand' | null

export interface InstallOffer {
  way(): InstallWay
  subscribe(listener: () => void): () => void
  /** Shows the browser's question. Resolves to what was chosen. Only for the way `prompt`. */
  install(): Promise<'accepted' | 'dismissed'>
}

const isInstalled = () =>
  matches('(display-mode: standalone)') ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true

/** Only Safari on iOS has the property; on a Mac it comes without touch. */
const isIos = () => 'standalone' in navigator && navigator.maxTouchPoints > 1

/** Keeps the browser's offer from the moment it comes, however early that is. */
export function createInstallOffer(target: EventTarget, early?: Event | null): InstallOffer {
  const { getState, setState, subscribe } = createStore(() => ({
    event: (early ?? null) as InstallPromptEvent | null,
  }))

  target.addEventListener('beforeinstallprompt', (offered) => {
    // Our banner asks instead of the browser's own.
    offered.preventDefault()
    setState({ event: offered as InstallPromptEvent })
  })

  return {
    way() {
      if (isInstalled()) return null
      if (getState().event !== null) return 'prompt'
      return isIos() ? 'by-hand' : null
    },
    subscribe,
    async install() {
      const { event } = getState()
      if (event === null) return 'dismissed'
      // It can be used once.
      setState({ event: null })
      await event.prompt()
      return (await event.userChoice).outcome
    },
  }
}

/** No browser to be installed in. */
export const noInstall: InstallOffer = {
  way: () => null,
  subscribe: () => () => {},
  install: async () => 'dismissed',
}

const InstallContext = createContext<InstallOffer>(noInstall)
export const InstallProvider = InstallContext.Provider

/** How the app can be installed now, and the way to do it. */
export function useInstall() {
  const offer = use(InstallContext)
  const way = useSyncExternalStore(offer.subscribe, offer.way, () => null)
  return { way, install: offer.install }
}
