/** Words for what a bet or a request can be. */
export const statusMessages = {
  unknown: 'Status unknown',
  names: {
    pending: 'Pending',
    processing: 'Processing',
    approved: 'Approved',
    completed: 'Completed',
    won: 'Won',
    rejected: 'Rejected',
    lost: 'Lost',
    cancelled: 'Cancelled',
    open: 'Open',
  },
} as const
