import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { enquiryOf } from '#mocks/http/wire.ts'

/** Goes to the open enquiry; without one, the first message opens it. */
export const sendEnquiryMessage: Handler<'sendEnquiryMessage'> = (call) => {
  const { account, body, db, now, refuse } = call
  const message = body.message.trim()
  if (message === '') refuse('invalid-fields', serverMessages.blankMessage)
  const enquiry =
    db.enquiry.findFirst({
      where: { accountId: { equals: account.id }, status: { equals: 'open' } },
    }) ?? db.enquiry.create({ accountId: account.id, createdAt: now })
  db.enquiryMessage.create({ enquiryId: enquiry.id, sender: 'user', message, at: now })
  return { enquiry: enquiryOf(db, enquiry) }
}
