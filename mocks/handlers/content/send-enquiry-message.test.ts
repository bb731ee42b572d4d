import { expect, test } from 'vitest'
import { friday, refusalOf, testHost } from '../../testing/test-backend.ts'

test('a message joins the open enquiry', async () => {
  const { backend, as } = testHost()
  const body = { message: '  The reference is 4711 ' }
  const enquiry = await as('sample').call('sendEnquiryMessage', { body })
  expect(enquiry.status).toBe('open')
  expect(enquiry.messages.at(-1)).toEqual({
    sender: 'user',
    message: 'The reference is 4711',
    timestamp: new Date(friday).toISOString(),
  })
  expect(
    backend.db.enquiryMessage.findMany({ where: { enquiryId: { equals: 'enquiry-1' } } }),
  ).toHaveLength(3)
})

test('without an open one the first message opens it, and staff can answer', async () => {
  const { backend, as } = testHost()
  const sent = await as('new').call('sendEnquiryMessage', { body: { message: 'Hello' } })
  expect(sent).toMatchObject({ status: 'open', messages: [{ sender: 'user', message: 'Hello' }] })
  const [enquiry] = backend.db.enquiry.findMany({ where: { accountId: { equals: 'new-player' } } })
  backend.commands.answerEnquiry({ enquiryId: enquiry?.id ?? '', message: 'Good morning' })
  const [read] = await as('new').call('listMyEnquiries')
  expect(read?.messages).toMatchObject([{ sender: 'user' }, { sender: 'support' }])
})

test('a blank message is refused', async () => {
  const call = testHost()
    .as('new')
    .call('sendEnquiryMessage', { body: { message: '  ' } })
  const error = await refusalOf(call)
  expect(error.status).toBe(422)
  expect(error.problems).toEqual(['Message is required'])
})
