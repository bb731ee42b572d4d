import type { MainSettings } from '#api/schemas/content.ts'
import { defaultMinimumDeposit } from '#domain/money/money.ts'
import { useConfig } from '#platform/config-context.tsx'
import type { Config } from '#platform/config.ts'
import { useRead } from './api-context.tsx'

/** The addresses of support, the app and payments; empty text means not available. */
const addressesOf = (data: MainSettings | undefined, config: Config) => ({
  appLink: data?.appLink || config.appLink,
  whatsappNumber: data?.whatsappNumber || config.whatsappNumber,
  upiId: data?.upiId || config.upiId,
})

/**
 * The host's public settings, with the build's configuration for what the host doesn't give
 * (readings.md#default-settings). Until they have loaded, no default applies: numbers are null and
 * texts empty (readings.md#settings-on-their-way). Empty text means not available.
 */
export function useSettings() {
  const { data, isError, isFetching, isPending, refetch } = useRead(
    'getMainSettings',
    {},
    { onReturn: false },
  )
  const config = useConfig()
  const addresses = addressesOf(data, config)
  return {
    isPending,
    /** True if the settings couldn't be loaded, so that every value is a fallback. */
    isError: isError && data === undefined,
    isFetching,
    refetch,
    /** The addresses, at once if known, otherwise when the settings have loaded or failed. */
    whenKnown: async () => (isPending ? addressesOf((await refetch()).data, config) : addresses),
    ...(isPending ? { appLink: '', whatsappNumber: '', upiId: '' } : addresses),
    /** Points; null until the settings have loaded or failed. */
    minimumDeposit: isPending ? null : (data?.minimumDeposit ?? defaultMinimumDeposit),
    /** Rupees; null: the rule for withdrawals applies its own default. */
    minimumWithdraw: data?.minimumWithdraw ?? null,
    withdrawalOpenTime: data?.withdrawalOpenTime ?? null,
    withdrawalCloseTime: data?.withdrawalCloseTime ?? null,
  }
}
