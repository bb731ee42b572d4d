import { expect, test } from 'vitest'
import { friday, fridayAt, refusedWith, testHost } from '../testing/test-backend.ts'

test('banners come in the order of their positions', async () => {
  const { backend, as } = testHost()
  const last = { id: 'last', imagePath: '/last.png', title: 'Last', position: 9 }
  const first = { id: 'first', imagePath: '/first.png', title: 'First', position: 0 }
  backend.db.banner.create(last)
  backend.db.banner.create(first)
  const banners = await as(null).call('listBanners')
  expect(banners.at(0)).toMatchObject({ imagePath: '/first.png', title: 'First' })
  expect(banners.at(-1)).toMatchObject({ imagePath: '/last.png', title: 'Last' })
})

test('a player who has never written has no enquiries, which is a 404', async () => {
  const call = testHost().as('new').call('listMyEnquiries')
  await expect(refusedWith(call)).resolves.toEqual([404, 'No enquiries found'])
})

test('the first message opens an enquiry, the next one goes to it', async () => {
  const { clock, as } = testHost()
  const send = (message: string) => as('new').call('sendEnquiryMessage', { body: { message } })
  await send(' Hello ')
  clock.set(fridayAt('13:45'))
  await send('Is anybody there?')
  const enquiries = await as('new').call('listMyEnquiries')
  expect(enquiries.map(({ messages }) => messages.map(({ message }) => message))).toEqual([
    ['Hello', 'Is anybody there?'],
  ])
})

test('after a closed enquiry, a message opens another; the newest stands first', async () => {
  const { backend, as } = testHost()
  backend.db.enquiry.create({
    id: 'closed',
    accountId: 'new-player',
    status: 'closed',
    createdAt: friday - 60_000,
  })
  await as('new').call('sendEnquiryMessage', { body: { message: 'Once more' } })
  const enquiries = await as('new').call('listMyEnquiries')
  expect(enquiries.map(({ status }) => status)).toEqual(['open', 'closed'])
})

test('a blank message is refused', async () => {
  const { backend, as } = testHost()
  const before = backend.snapshot()
  const call = as('new').call('sendEnquiryMessage', { body: { message: '  ' } })
  await expect(refusedWith(call)).resolves.toEqual([422, 'Message is required'])
  expect(backend.snapshot()).toEqual(before)
})
