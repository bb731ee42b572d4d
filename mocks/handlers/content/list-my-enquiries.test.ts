import { expect, test } from 'vitest'
import { refusalOf, testHost } from '../../testing/test-backend.ts'

test('the conversation, both sides in order', async () => {
  const enquiries = await testHost().as('sample').call('listMyEnquiries')
  expect(enquiries).toMatchObject([
    {
      status: 'open',
      createdAt: new Date(2026, 10, 19, 18, 20).toISOString(),
      messages: [
        { sender: 'user', message: 'My deposit of ₹500 was rejected. What happened?' },
        { sender: 'support', timestamp: new Date(2026, 10, 19, 18, 44).toISOString() },
      ],
    },
  ])
})

test('a player who never asked gets 404', async () => {
  const call = testHost().as('new').call('listMyEnquiries')
  await expect(refusalOf(call)).resolves.toMatchObject({
    status: 404,
    hostMessage: 'No enquiries found',
  })
})

test('a closed enquiry stays first until a new one is opened', async () => {
  const { backend, clock, as } = testHost()
  backend.commands.closeEnquiry({ enquiryId: 'enquiry-1' })
  const client = as('sample')
  expect((await client.call('listMyEnquiries'))[0]?.status).toBe('closed')
  clock.advance(60_000)
  await client.call('sendEnquiryMessage', { body: { message: 'One more question' } })
  const [first, second] = await client.call('listMyEnquiries')
  expect(first).toMatchObject({ status: 'open', messages: [{ message: 'One more question' }] })
  expect(second?.status).toBe('closed')
})
