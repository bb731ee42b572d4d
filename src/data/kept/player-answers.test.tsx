import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { localStore } from '#platform/storage/storage.ts'
import { playerAnswers } from './player-answers.ts'

it('what belongs to the player is wiped at once, also if the part that keeps the rest never loads', async () => {
  localStore.set('ank.own.home-games', '{}')
  localStore.set('theme', 'dark')
  const answers = playerAnswers(new QueryClient(), () => Promise.reject(new Error('gone')))
  const forgotten = answers.forget()
  expect(localStore.get('ank.own.home-games')).toBeNull()
  // Of whoever comes next.
  localStore.set('ank.own.waiting-bets', '{}')
  await forgotten
  expect(localStore.get('ank.own.waiting-bets')).toBe('{}')
  expect(localStore.get('theme')).toBe('dark')
})
