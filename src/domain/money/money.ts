// In place of Intl.NumberFormat: docs/decisions/0014-dependencies.md, “Kept by hand”.

/** A pay rate: a stake of `min` rupees pays `max` rupees in all. */
export type Rate = { min: number; max: number }

/**
 * A number's text without its sign, grouped the Indian way: '1,20,000', with two decimals if they
 * aren't zero. By hand: a browser takes 30 ms and more for its first `Intl.NumberFormat`, on a slow
 * phone a good part of what home takes to open.
 */
function grouped(value: number): string {
  const [whole = '0', paise] = Math.abs(value).toFixed(2).split('.')
  // A number has 21 digits at most.
  const pairs = whole.replaceAll(/(\d)(?=(?:\d\d){1,9}\d$)/g, '$1,')
  return paise === undefined || paise === '00' ? pairs : `${pairs}.${paise}`
}

function signed(value: number, unit: string, format: (value: number) => string): string {
  const readable = Number.isFinite(value) ? value : 0
  const text = format(readable)
  return `${readable < 0 && text !== '0' ? '−' : ''}${unit}${text}`
}

/** A number grouped the Indian way: 120000 is '1,20,000', 12.5 is '12.5'. Not a number is '0'. */
export function formatNumber(value: number): string {
  return signed(value, '', (readable) => grouped(readable).replace(/(\.\d)0$/, '$1'))
}

/** Rupees grouped the Indian way: '₹1,20,000', below zero '−₹100'; two decimals when there are paise: '₹1,234.50'. */
export function formatRupees(rupees: number): string {
  return signed(rupees, '₹', grouped)
}

/**
 * An amount as it's shown, to the paisa. A host's 99.999 stands on screen as ₹100, so ₹100 is what a
 * rule compares with: what is shown and what is judged are the same number.
 */
export const asShown = (rupees: number): number => {
  const shown = Number(rupees.toFixed(2))
  // No zero below zero.
  return shown === 0 ? 0 : shown
}

/** Whether an amount is more than the balance that's shown; one that isn't known refuses nothing. */
export const isAboveBalance = (rupees: number, balance: number | null): boolean =>
  balance !== null && rupees > asShown(balance)

type Decimal = { units: number; places: number }

/** A positive decimal number as whole units of its last decimal place, so nothing is rounded. */
function toDecimal(value: number): Decimal | null {
  if (!Number.isFinite(value) || value <= 0) return null
  const match = /^(\d+)(?:\.(\d+))?$/.exec(String(value))
  if (!match) return null
  const fraction = match[2] ?? ''
  const units = Number(`${match[1] ?? ''}${fraction}`)
  return Number.isSafeInteger(units) ? { units, places: fraction.length } : null
}

/**
 * `stake` × `max` / `min` in whole rupees, exactly: the division is done on whole numbers and
 * split so that no product outgrows them. 0 when an input is missing, zero or out of reach.
 */
function exactShare(stake: number, max: number, min: number, rounding: 'half-up' | 'down'): number {
  const [s, m, n] = [toDecimal(stake), toDecimal(max), toDecimal(min)]
  if (!s || !m || !n) return 0
  const places = Math.max(s.places, n.places)
  const stakeUnits = s.units * 10 ** (places - s.places)
  const divisor = n.units * 10 ** (places - n.places) * 10 ** m.places
  const rest = stakeUnits % divisor
  const product = rest * m.units
  const whole = ((stakeUnits - rest) / divisor) * m.units
  if (![stakeUnits, divisor, product, whole].every(Number.isSafeInteger)) return 0
  const remainder = product % divisor
  const rounded = rounding === 'half-up' && remainder >= divisor - remainder ? 1 : 0
  return whole + (product - remainder) / divisor + rounded
}

/**
 * What a regular bet pays in rupees if it wins, its stake included: stake × max / min rounded half
 * up, exactly (readings.md#exact-rounding). 0 when the stake or the rate is missing.
 */
export function potentialWin(stake: number | null, rate: Rate | null | undefined): number {
  if (stake === null || !rate) return 0
  return exactShare(stake, rate.max, rate.min, 'half-up')
}

/** The stake every Starline rate is written for, in rupees: what a win is divided by. */
export const starlineRateStake = 10

/** What a Starline bet pays in rupees if it wins: amount × rate max / 10 rounded down. */
export function starlinePotentialWin(amount: number | null, rateMax: number | undefined): number {
  if (amount === null || rateMax === undefined) return 0
  return exactShare(amount, rateMax, starlineRateStake, 'down')
}

/** The minimum deposit in points while the settings do not say one. */
export const defaultMinimumDeposit = 1
