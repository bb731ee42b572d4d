import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ThemeProvider, useTheme } from './theme.tsx'

function Choice() {
  const { shown, toggle } = useTheme()
  return (
    <>
      <p>{shown}</p>
      <button type="button" onClick={toggle}>
        Other theme
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
  expect(text()).toBe('light')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Other theme' }))
  expect(text()).toBe('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  unmount()

  render(app)
  expect(text()).toBe('dark')
})
