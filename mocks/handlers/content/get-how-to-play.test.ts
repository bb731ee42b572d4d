import { expect, test } from 'vitest'
import { testHost } from '../../testing/test-backend.ts'

test('anyone can read the guide, with headings, bold, italic and lists', async () => {
  const { content } = await testHost().as(null).call('getHowToPlay')
  expect(content).toMatch(/^# How to play/)
  expect(content).toMatch(/^## /m)
  expect(content).toMatch(/\*\*Jodi\*\*/)
  expect(content).toMatch(/\*panna\*/)
  expect(content).toMatch(/^- /m)
})
