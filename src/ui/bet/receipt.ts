/** A placed bet, as its receipt shows it (readings.md#receipt). */
export interface Receipt {
  title: string
  detail: string
  lines: readonly { name: string; value: string }[]
}

/** The receipt as text for sharing, a line per fact. */
export function receiptText({ lines }: Receipt, appName: string): string {
  return [appName, ...lines.map(({ name, value }) => `${name}: ${value}`)].join('\n')
}
