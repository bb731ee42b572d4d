import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { enquiryOf } from '#mocks/http/wire.ts'

export const getMainSettings: Handler<'getMainSettings'> = ({ db }) => {
  const { id: _, ...settings } = db.mainSettings.get('main')
  return settings
}

export const getContactSettings: Handler<'getContactSettings'> = ({ db }) => {
  const { id: _, ...settings } = db.contactSettings.get('contact')
  return settings
}

export const getHowToPlay: Handler<'getHowToPlay'> = ({ db }) => ({
  content: db.guide.get('how-to-play').content,
})

export const listBanners: Handler<'listBanners'> = ({ db }) => ({
  banners: db.banner
    .findMany({ orderBy: { position: 'asc' } })
    .map(({ imagePath, title }) => ({ imagePath, title })),
})

/** Newest first; returns 404 if the player has never sent one, as some hosts do. */
export const listMyEnquiries: Handler<'listMyEnquiries'> = ({ account, db, refuse }) => {
  const enquiries = db.enquiry.findMany({
    where: { accountId: { equals: account.id } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  if (enquiries.length === 0) refuse('none', serverMessages.noEnquiry)
  return enquiries.map((row) => enquiryOf(db, row))
}

/** Goes to the open enquiry; without one, the first message opens it. */
export const sendEnquiryMessage: Handler<'sendEnquiryMessage'> = (call) => {
  const { account, body, db, now, check } = call
  const message = body.message.trim()
  check(message === '' && serverMessages.blankMessage)
  const enquiry =
    db.enquiry.findFirst({
      where: { accountId: { equals: account.id }, status: { equals: 'open' } },
    }) ?? db.enquiry.create({ accountId: account.id, createdAt: now })
  db.enquiryMessage.create({ enquiryId: enquiry.id, sender: 'user', message, at: now })
  return { enquiry: enquiryOf(db, enquiry) }
}
