/** The same text without a place to break: '11:05 AM' stays on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')
