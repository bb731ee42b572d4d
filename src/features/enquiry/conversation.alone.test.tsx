import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '#tests/testing/render-app.tsx'
import { langOf } from '#ui/content/lang-of.ts'

// Each message asks it once.
vi.mock('#ui/content/lang-of.ts', { spy: true })

test('what is typed renders none of sixty messages again', async () => {
  const messages = Array.from({ length: 60 }, (_, at) => ({
    sender: 'support',
    message: `Message ${at}`,
    timestamp: '2026-11-20T04:35:00.000Z',
  }))
  const enquiry = { status: 'open', createdAt: '2026-11-20T04:35:00.000Z', messages }
  const { user } = renderApp('/enquiry', {
    answers: { listMyEnquiries: () => Response.json([enquiry]) },
  })
  await screen.findByText('Message 0')
  const drawn = vi.mocked(langOf)
  expect(drawn).toHaveBeenCalledWith('Message 0')
  drawn.mockClear()
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  await user.type(field, 'Hello')
  expect(field.value).toBe('Hello')
  expect(drawn).not.toHaveBeenCalledWith(expect.stringMatching(/^Message/))
})
