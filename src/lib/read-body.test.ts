import { expect, it } from 'vitest'
import { readBody } from './read-body.ts'

it('an answer that the network cuts within a character is read whole', async () => {
  const text = '{"gameName":"कल्याण"}'
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await readBody(new Response(body))).toBe(text)
})

it('an answer without a body is an empty text', async () => {
  expect(await readBody(new Response(null, { status: 204 }))).toBe('')
})
