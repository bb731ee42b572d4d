import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter, Route, Routes, useSearchParams } from 'react-router-dom'
import { expect, it } from 'vitest'
import { RouterNavigation } from '#app/routing/router-navigation.tsx'
import { AppBar } from './app-bar.tsx'
import { Link } from './link/link.tsx'
import { Page } from './page.tsx'

function Screen({ title, to }: { title: string; to: string }) {
  const [count, setCount] = useState(0)
  return (
    <Page key={count} title={title} appName="Ank" bar={<AppBar title={title} />}>
      <Link to={to}>Next</Link>
      <button type="button" onClick={() => setCount(count + 1)}>
        Load again
      </button>
    </Page>
  )
}

it('moves the focus to the h1 and names the document when the route changes', async () => {
  const user = userEvent.setup()
  const app = (
    <MemoryRouter initialEntries={['/wallet']}>
      <RouterNavigation>
        <Routes>
          <Route path="/wallet" element={<Screen title="Wallet" to="/rates" />} />
          <Route path="/rates" element={<Screen title="Game Rates" to="/wallet" />} />
        </Routes>
      </RouterNavigation>
    </MemoryRouter>
  )
  // Whatever was announced before, by another test perhaps, this screen is then no news.
  render(app).unmount()
  render(app)
  expect(document.title).toBe('Wallet · Ank')
  expect(document.activeElement).toBe(document.body)
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(document.title).toBe('Game Rates · Ank')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Game Rates' }))

  // A screen that is drawn again on the same route leaves the focus alone.
  await user.click(screen.getByRole('button', { name: 'Load again' }))
  expect(document.activeElement?.tagName).not.toBe('H1')
})

it('leaves the focus alone when a screen only changes filters in the address', async () => {
  const user = userEvent.setup()
  function Filtered() {
    const [search, setSearch] = useSearchParams()
    return (
      <Page title="Bets" appName="Ank" bar={<AppBar title="Bets" />}>
        <button type="button" onClick={() => setSearch({ page: '2' }, { replace: true })}>
          Page {search.get('page') ?? '1'}
        </button>
      </Page>
    )
  }
  render(
    <MemoryRouter initialEntries={['/bets']}>
      <RouterNavigation>
        <Filtered />
      </RouterNavigation>
    </MemoryRouter>,
  )
  await user.click(screen.getByRole('button', { name: 'Page 1' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Page 2' }))
})
