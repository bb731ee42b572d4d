/** The same text, to break after a comma at most: neither '11:05 AM' nor '19 Nov, 6:20 PM' in a part. */
export const unbroken = (text: string): string => text.replaceAll(/(?<!,) /g, '\u00a0')
