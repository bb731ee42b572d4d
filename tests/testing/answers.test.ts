import { expect, it } from 'vitest'
import { brokenAnswer } from './answers.ts'
import { networkFaults } from './network-faults.ts'

it('a call that its host doesn’t carry out has failed', async () => {
  const { answer } = brokenAnswer(networkFaults['lost after it was done'])
  const call = { passOn: () => Promise.reject(new TypeError('The host is gone')) }
  await expect(answer(call as unknown as Parameters<typeof answer>[0])).rejects.toThrow('gone')
})
