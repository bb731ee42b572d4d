import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createInstallOffer } from '#platform/installed/install.ts'
import type { Updates, UpdateState } from '#platform/installed/updates.ts'
import { idleAtOnce, onIphone } from '#tests/testing/browser.ts'
import { renderApp, type RenderAppOptions } from '#tests/testing/render-app.tsx'

const hour = 60 * 60_000

/** A browser that offers to install the app, and what the player answers to its question. */
function offeringBrowser(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const browser = new EventTarget()
  const install = createInstallOffer(browser)
  const prompt = vi.fn<() => Promise<void>>(async () => undefined)
  const offer = () => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    act(() => {
      browser.dispatchEvent(
        Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }),
      )
    })
    return event
  }
  return { install, offer, prompt }
}

async function visit(path: string, options: RenderAppOptions) {
  const app = renderApp(path, options)
  await screen.findByRole('navigation', { name: 'Main' })
  return app
}

const banner = () => screen.queryByRole('region', { name: 'Install the app' })

beforeEach(idleAtOnce)

describe('the install banner', () => {
  test('appears when the browser offers installation, and asks its question §2.58', async () => {
    const { install, offer, prompt } = offeringBrowser()
    const { user } = await visit('/dashboard', { device: { install } })
    await screen.findByRole('heading', { name: 'Konkan Day' })
    expect(banner()).toBeNull()
    expect(offer().defaultPrevented).toBe(true)
    await user.click(await screen.findByRole('button', { name: 'Install' }))
    expect(prompt).toHaveBeenCalledOnce()
    await waitFor(() => expect(banner()).toBeNull())
  })

  test('stays away for 24 hours after Later, also over a reload §2.59', async () => {
    const first = offeringBrowser()
    const { user, clock, unmount } = await visit('/dashboard', { device: first })
    first.offer()
    await user.click(await screen.findByRole('button', { name: 'Later' }))
    expect(banner()).toBeNull()
    act(() => clock.advance(24 * hour - 1))
    expect(banner()).toBeNull()
    const almost = clock.now()
    unmount()

    const second = offeringBrowser()
    second.offer()
    const again = await visit('/dashboard', { device: second, now: almost })
    await screen.findByRole('heading', { name: 'Konkan Day' })
    expect(banner()).toBeNull()
    act(() => again.clock.advance(1))
    expect(await screen.findByRole('button', { name: 'Install' })).toBeTruthy()
  })

  test('counts a no to the browser’s question as Later', async () => {
    const first = offeringBrowser('dismissed')
    const { user } = await visit('/dashboard', { device: first })
    first.offer()
    await user.click(await screen.findByRole('button', { name: 'Install' }))
    await waitFor(() => expect(banner()).toBeNull())
    first.offer()
    expect(banner()).toBeNull()
  })

  test('explains how to do it by hand on iOS, until Later', async () => {
    onIphone()
    const { install } = offeringBrowser()
    const { user } = await visit('/dashboard', { device: { install } })
    expect(await screen.findByText('Tap Share, then Add to Home Screen')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Later' }))
    expect(banner()).toBeNull()
  })

  test('isn’t shown in the installed app', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(display-mode: standalone)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    const { install, offer } = offeringBrowser()
    offer()
    await visit('/dashboard', { device: { install } })
    await screen.findByRole('heading', { name: 'Konkan Day' })
    expect(banner()).toBeNull()
  })
})

/** A newer version that waits. */
function waitingVersion() {
  const apply = vi.fn<() => void>()
  const store = createStore<{ update: UpdateState }>(() => ({ update: 'ready' }))
  const updates: Updates = {
    state: () => store.getState().update,
    subscribe: store.subscribe,
    apply,
  }
  return { updates, apply, take: () => act(() => store.setState({ update: 'taking' })) }
}

const update = () => screen.queryByRole('button', { name: 'Update' })

describe('a newer version', () => {
  test.each(['/wallet', '/winning-history'])(
    'is offered on %s, one of the tab bar’s screens, and taken when the player wants it',
    async (path) => {
      const { updates, apply } = waitingVersion()
      const { user } = await visit(path, { device: { updates } })
      await user.click(await screen.findByRole('button', { name: 'Update' }))
      expect(apply).toHaveBeenCalledOnce()
    },
  )

  test.each(['/withdraw-history', '/bet/single-digit/konkan-day'])(
    'isn’t offered on %s, which isn’t one of the tab bar’s screens or is typed in',
    async (path) => {
      renderApp(path, { device: { updates: waitingVersion().updates } })
      await screen.findByRole('heading', { level: 1 })
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
      expect(update()).toBeNull()
    },
  )

  test('goes before the install banner: one thing at a time', async () => {
    const { install, offer } = offeringBrowser()
    offer()
    await visit('/dashboard', { device: { install, updates: waitingVersion().updates } })
    expect(await screen.findByText('New version ready')).toBeTruthy()
    expect(banner()).toBeNull()
  })

  test('isn’t offered while something is being sent', async () => {
    const { api } = await visit('/dashboard', { device: { updates: waitingVersion().updates } })
    await screen.findByRole('button', { name: 'Update' })
    let ended = () => {}
    act(() => {
      ended = api.sending.begin()
    })
    expect(update()).toBeNull()
    act(() => ended())
    expect(update()).toBeTruthy()
  })

  test('takes over from an empty page: nothing asks the version before for anything', async () => {
    const { updates, take } = waitingVersion()
    const { api } = await visit('/dashboard', { device: { updates } })
    await screen.findByRole('button', { name: 'Update' })
    take()
    expect(screen.getByRole('status').textContent).toBe('Loading...')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(api.queryClient.getQueryCache().findAll({ type: 'active' })).toEqual([])
  })

  test('and the running one can be told apart in the side menu', async () => {
    const { user } = await visit('/dashboard', {})
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    expect(await screen.findByText('Ank 0.0.0 (test)')).toBeTruthy()
  })
})
