// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { manualClock } from '../domain/time/clock.ts'
import { watchContract } from './monitor.tsx'
import { operationAt } from './operation-of.ts'

const answers: Record<string, Response> = {
  '/api/games': Response.json([{ _id: 'g', gameName: 'G', openTime: '09:30', closeTime: 10 }]),
  '/api/how-to-play': Response.json({ content: '# Play' }),
}
const host: typeof fetch = async (input) => {
  const answer = answers[new URL(String(input)).pathname]
  if (!answer) throw new TypeError('Failed to fetch')
  return answer
}

test('a call from a staging build is checked against the contract, and its answer still arrives', async () => {
  const { fetch, overlay } = watchContract({ clock: manualClock(0), fetch: host })
  render(overlay)
  const answer = await fetch('http://host/api/how-to-play')
  expect(await answer.json()).toEqual({ content: '# Play' })
  await fetch('http://host/api/games')
  await expect(fetch('http://host/api/gamerates')).rejects.toThrow('Failed to fetch')
  await userEvent.click(await screen.findByRole('button', { name: /1 differ/ }))
  expect(screen.getByText(/3 calls/)).toBeTruthy()
  expect(screen.getByText('[0].closeTime: expected text, got a number')).toBeTruthy()
  expect(screen.getByText('no answer')).toBeTruthy()

  const saved: Blob[] = []
  const createObjectURL = (blob: Blob) => saved.push(blob)
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toHaveLength(3)
})

test('a call is matched by method and path, with its parameters', () => {
  expect(operationAt('GET', '/v2/api/starline/games/starline-12')).toBe('getStarlineGame')
  expect(operationAt('PUT', '/api/user/profile')).toBe('updateUserProfile')
  expect(operationAt('GET', '/api/bonus')).toBeNull()
})
