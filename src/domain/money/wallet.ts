/** The balance the wallet shows before one has ever been loaded. */
const balanceBeforeLoad = 3800

/**
 * What the wallet shows: the loaded balance, else the last known one, else 3800; the last two are
 * marked as not loaded and must never be used in a rule or on another screen
 * (readings.md#balance-before-load).
 */
export function walletBalance(
  loaded: number | null | undefined,
  cached: number | null | undefined,
): { rupees: number; loaded: boolean } {
  return typeof loaded === 'number'
    ? { rupees: loaded, loaded: true }
    : { rupees: cached ?? balanceBeforeLoad, loaded: false }
}
