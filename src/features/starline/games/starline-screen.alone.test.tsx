import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { starlineDraw } from '#domain/starline/starline.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

// Each card asks it once.
vi.mock('#domain/starline/starline.ts', { spy: true })

test('a game that is opened renders none of the cards again', async () => {
  const { user } = renderApp('/starline-gaming')
  const [play] = await screen.findAllByRole('button', { name: /^Play now,/ })
  const drawn = vi.mocked(starlineDraw)
  expect(drawn).toHaveBeenCalled()
  drawn.mockClear()
  await user.click(play as HTMLElement)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(drawn).not.toHaveBeenCalled()
})
