import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
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

  // A screen that is rendered again on the same route leaves the focus alone.
  await user.click(screen.getByRole('button', { name: 'Load again' }))
  expect(document.activeElement?.tagName).not.toBe('H1')
})
