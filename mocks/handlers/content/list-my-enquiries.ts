import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { enquiryOf } from '#mocks/http/wire.ts'

/** Newest first; returns 404 if the player has never sent one, as some hosts do. */
export const listMyEnquiries: Handler<'listMyEnquiries'> = ({ account, db, refuse }) => {
  const enquiries = db.enquiry.findMany({
    where: { accountId: { equals: account.id } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  if (enquiries.length === 0) refuse('none', serverMessages.noEnquiry)
  return enquiries.map((row) => enquiryOf(db, row))
}
