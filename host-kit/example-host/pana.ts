/** The three-digit numbers of the game. */

/** The digit of a pana: the last digit of the sum of its three. */
export function digitOf(pana: string): string {
  const sum = [...pana].reduce((total, digit) => total + Number(digit), 0)
  return String(sum % 10)
}

/** Whether a text is a pana with so many different digits. */
export function isPana(text: string, different: 1 | 2 | 3): boolean {
  return /^\d{3}$/.test(text) && new Set(text).size === different
}

/** What a stake pays at a rate, in whole rupees; 0 without a rate. */
export function payOf(
  amount: number,
  rate: { min: number; max: number } | undefined,
): number | null {
  return rate === undefined ? null : Math.round((amount * rate.max) / rate.min)
}
