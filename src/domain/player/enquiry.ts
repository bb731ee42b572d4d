/** Whether support still answers in an enquiry. */
export const enquiryStatuses = ['open', 'closed'] as const
