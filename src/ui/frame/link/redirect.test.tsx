import { act, render } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RouterNavigation } from '#app/routing/router-navigation.tsx'
import { useGo, type Go } from './navigation.ts'
import { Redirect } from './redirect.tsx'

beforeEach(() => window.history.replaceState({ key: 'here', idx: 0 }, '', '/bet/jodi'))
afterEach(() => window.history.replaceState(null, '', '/'))

/** A screen that may be left for the login at any moment, as when a session ends. */
function openScreen() {
  const ways = { go: ((_) => {}) as Go, endSession: () => {} }
  function Screen() {
    const { pathname } = useLocation()
    const go = useGo()
    const [isOver, setOver] = useState(false)
    useEffect(() => {
      Object.assign(ways, { go, endSession: () => setOver(true) })
    })
    return isOver && pathname === '/bet/jodi' ? <Redirect to="/auth" /> : null
  }
  render(
    <BrowserRouter>
      <RouterNavigation>
        <Screen />
      </RouterNavigation>
    </BrowserRouter>,
  )
  return ways
}

test('one that comes while the player is on the way to another screen isn’t followed', async () => {
  const ways = openScreen()
  // The next screen isn't there yet.
  await act(async () => {
    await ways.go('/how-to-play')
    ways.endSession()
  })
  expect(window.location.pathname).toBe('/how-to-play')
})

test('otherwise it’s followed, and Back doesn’t lead to it again', async () => {
  const ways = openScreen()
  const entries = window.history.length
  await act(async () => ways.endSession())
  expect(window.location.pathname).toBe('/auth')
  expect(window.history.length).toBe(entries)
})
