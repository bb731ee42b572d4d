import type { Handler } from '../../handler.ts'
import { serverMessages } from '../../messages.ts'
import { enquiryOf, newestFirst } from '../../wire.ts'

/** Newest first; a player who never asked is answered 404, as some hosts do. */
export const listMyEnquiries: Handler<'listMyEnquiries'> = ({ account, db, refuse }) => {
  const enquiries = db.enquiry.list({ accountId: account.id })
  if (enquiries.length === 0) refuse('none', serverMessages.noEnquiry)
  return newestFirst(enquiries, (enquiry) => enquiry.createdAt).map((row) => enquiryOf(db, row))
}
