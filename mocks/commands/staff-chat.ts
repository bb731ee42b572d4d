import { z } from 'zod'
import { formatDayMonth, formatTime } from '#domain/time/dates.ts'
import type { Db } from '../store/db.ts'
import { command, CommandError, requireRow } from './command.ts'

const openEnquiries = (db: Db) => ({
  enquiryId: db.enquiry
    .findMany({ where: { status: { equals: 'open' } } })
    .map(({ id, accountId, createdAt }) => ({
      value: id,
      label: `${db.account.get(accountId).name}, ${formatDayMonth(createdAt)}, ${formatTime(createdAt)}`,
    })),
})

/** Writes to the player in an open enquiry. */
export const answerEnquiry = command({
  title: 'Reply to an enquiry',
  group: 'Support',
  args: z.strictObject({
    enquiryId: z.string(),
    message: z
      .string()
      .trim()
      .min(1, 'Write a reply')
      .default('Thanks for writing. I’m checking this now and will write back here.'),
  }),
  choices: openEnquiries,
  run({ db, now }, { enquiryId, message }) {
    const enquiry = requireRow(db.enquiry, enquiryId, 'enquiry')
    if (enquiry.status === 'closed') throw new CommandError('The enquiry is closed.')
    db.enquiryMessage.create({ enquiryId, sender: 'support', message, at: now })
    return `${db.account.get(enquiry.accountId).name} has a reply.`
  },
})

export const closeEnquiry = command({
  title: 'Close an enquiry',
  group: 'Support',
  args: z.strictObject({ enquiryId: z.string() }),
  choices: openEnquiries,
  run({ db }, { enquiryId }) {
    const enquiry = requireRow(db.enquiry, enquiryId, 'enquiry')
    if (enquiry.status === 'closed') return 'The enquiry was already closed.'
    db.enquiry.change(enquiryId, { status: 'closed' })
    return `The enquiry of ${db.account.get(enquiry.accountId).name} is closed.`
  },
})
