/** Words shared by every screen: sessions, ranges, what concerns the account. */
export const commonMessages = {
  session: { open: 'Open', close: 'Close' },
  timeRange: (from: string, to: string) => `${from} to ${to}`,
  userFailed: 'Failed to load user details',
  noWhatsapp: 'WhatsApp number not available',
} as const
