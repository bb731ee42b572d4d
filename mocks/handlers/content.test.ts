import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { friday, testHost } from '../testing/test-backend.ts'

test('the pictures are in order, each with a file', async () => {
  const banners = await testHost().as(null).call('listBanners')
  expect(banners.map(({ imagePath }) => imagePath)).toEqual([
    '/uploads/withdrawals.svg',
    '/uploads/pannas.svg',
    '/uploads/starline.svg',
  ])
  for (const { imagePath } of banners) {
    const file = new URL(`../assets/api/banner-settings${imagePath}`, import.meta.url)
    expect(existsSync(fileURLToPath(file))).toBe(true)
  }
})

test('a message joins the open enquiry, after what was said before', async () => {
  const { backend, as } = testHost()
  const body = { message: '  The reference is 4711 ' }
  const sent = await as('sample').call('sendEnquiryMessage', { body })
  expect(sent).toMatchObject({
    status: 'open',
    createdAt: new Date(2026, 10, 19, 18, 20).toISOString(),
    messages: [
      { sender: 'user', message: 'My deposit of ₹500 was rejected. What happened?' },
      { sender: 'support', timestamp: new Date(2026, 10, 19, 18, 44).toISOString() },
      { message: 'The reference is 4711', timestamp: new Date(friday).toISOString() },
    ],
  })
  await expect(as('sample').call('listMyEnquiries')).resolves.toEqual([sent])
  expect(backend.db.enquiry.getAll()).toHaveLength(1)
})

test('without an open one the first message opens it, and it stands first', async () => {
  const { backend, clock, as } = testHost()
  backend.commands.closeEnquiry({ enquiryId: 'enquiry-1' })
  const client = as('sample')
  expect((await client.call('listMyEnquiries'))[0]?.status).toBe('closed')
  clock.advance(60_000)
  await client.call('sendEnquiryMessage', { body: { message: 'One more question' } })
  const opened = backend.db.enquiry.findFirst({ where: { status: { equals: 'open' } } })
  backend.commands.answerEnquiry({ enquiryId: opened?.id ?? '', message: 'Good morning' })
  await expect(client.call('listMyEnquiries')).resolves.toMatchObject([
    { status: 'open', messages: [{ message: 'One more question' }, { sender: 'support' }] },
    { status: 'closed' },
  ])
})
