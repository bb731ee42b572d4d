import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { safeStorage } from '#platform/storage/storage.ts'
import { ThemeProvider, useTheme } from './theme.tsx'

function Choice() {
  const { choice, shown, choose, toggle } = useTheme()
  return (
    <>
      <p>{`${choice}, shown ${shown}`}</p>
      <button type="button" onClick={toggle}>
        Other theme
      </button>
      <button type="button" onClick={() => choose('system')}>
        As the phone
      </button>
    </>
  )
}

const app = (
  <ThemeProvider>
    <Choice />
  </ThemeProvider>
)
const text = () => screen.getByRole('paragraph').textContent

beforeEach(() => {
  delete document.documentElement.dataset.theme
})

it('follows the phone until the player chooses, and remembers the choice', async () => {
  const user = userEvent.setup()
  const { unmount } = render(app)
  expect(text()).toBe('system, shown light')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Other theme' }))
  expect(text()).toBe('dark, shown dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  unmount()

  render(app)
  expect(text()).toBe('dark, shown dark')
  await user.click(screen.getByRole('button', { name: 'As the phone' }))
  expect(text()).toBe('system, shown light')
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

it('works if the browser forbids storage', async () => {
  const user = userEvent.setup()
  const forbidden = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  render(
    <ThemeProvider store={forbidden}>
      <Choice />
    </ThemeProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Other theme' }))
  expect(text()).toBe('dark, shown dark')
})
