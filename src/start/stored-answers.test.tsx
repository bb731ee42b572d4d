import { expect, it } from 'vitest'
import { createApi } from '#data/api-context.tsx'
import { keyOf } from '#data/queries.ts'
import { deviceClock } from '#domain/time/clock.ts'
import { localStore } from '#platform/storage/storage.ts'
import { hidePage } from '#tests/testing/browser.ts'
import { createToasts } from '#ui/overlay/toast-store.ts'
import { storedGames } from './page/stored-games.ts'
import { storeAnswers } from './stored-answers.ts'

it('home’s games that a login has brought are kept, also if this part loads only then and forgets who was here before', async () => {
  const { queryClient, session } = createApi({ host: '', clock: deviceClock, storage: localStore })
  const games = [
    { _id: 'm', gameName: 'Malwa Day', openTime: '12:30', closeTime: '14:30', result: null },
  ]
  queryClient.setQueryData(keyOf('listGames', {}), games)
  queryClient.setQueryData(keyOf('getUserProfile', {}), {
    name: 'Asha',
    mobileNumber: '5876543210',
  })
  const answers = storeAnswers(
    { queryClient, token: () => 't-asha', receivedAt: () => 1, now: () => 1 },
    session,
    createToasts(),
  )
  await answers.forget()
  hidePage()
  expect(storedGames(localStore)).toMatchObject({ games: [{ _id: 'm' }] })
})
