import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refreshQueries } from './refresh-queries.ts'

it('a screen that is read for the first time meanwhile shows what came of a step', async () => {
  const queryClient = new QueryClient()
  let result = 'undeclared'
  let answerFirst = () => {}
  const first = new Promise<void>((resolve) => (answerFirst = resolve))
  const observer = new QueryObserver(queryClient, {
    queryKey: ['listSessionResults'],
    async queryFn() {
      const answer = result
      if (answer === 'undeclared') await first
      return answer
    },
  })
  const leave = observer.subscribe(() => {})
  result = 'declared'
  refreshQueries(queryClient, 'stale')
  answerFirst()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(observer.getCurrentResult().data).toBe('declared')
  leave()
})
