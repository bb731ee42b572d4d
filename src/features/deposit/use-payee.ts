import { useState } from 'react'
import { createStore } from 'zustand/vanilla'
import { useApi, useRead, type Api } from '#data/api-context.tsx'
import { keyOf } from '#data/queries.ts'
import { useSettings } from '#data/use-settings.ts'
import { isSamePayee } from '#domain/money/upi.ts'
import { oncePer } from '#lib/once-per.ts'
import { useStore } from '#platform/use-store.ts'

const settingsKey = keyOf('getMainSettings', {})
/** Storage key of the host's UPI id that this device's last deposit (or first QR code) went to. */
const lastPayeeKey = 'ank.payee'

/**
 * True once the host itself has sent its settings during this visit; stored ones
 * don't count. `watchConfirmed(api)`.
 */
const watchConfirmed = oncePer(({ queryClient }: Api) => {
  // Settings restored from an earlier visit are marked as stale at once.
  const cached = queryClient.getQueryState(settingsKey)
  const store = createStore(() => ({
    isConfirmed: cached?.data !== undefined && !cached.isInvalidated,
  }))
  queryClient.getQueryCache().subscribe((event) => {
    if (event.query.queryKey[0] !== settingsKey[0]) return
    if (event.type === 'removed') store.setState({ isConfirmed: false })
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.action.manual !== true) store.setState({ isConfirmed: true })
  })
  return store
})

/** The payee of a deposit, if the host has confirmed it during this visit. */
export function usePayee() {
  const api = useApi()
  const settings = useSettings()
  const { data, isFetching } = useRead('getMainSettings')
  const isConfirmed = useStore(watchConfirmed(api), (state) => state.isConfirmed)
  const [lastPayee, setLastPayee] = useState(() => api.storage.get(lastPayeeKey))
  // Without settings, the operator's configuration applies (readings.md#default-settings).
  const isUnconfirmed = data !== undefined && !isConfirmed
  const upiId = isUnconfirmed ? '' : settings.upiId.trim()
  function keep(): void {
    if (upiId === '') return
    api.storage.set(lastPayeeKey, upiId)
    setLastPayee(upiId)
  }
  return {
    /** Empty until it is known. */
    upiId,
    /** True while the settings are read. */
    isPending: settings.isPending || (isUnconfirmed && isFetching),
    /** True if the payee is only known from an earlier visit. */
    isUnconfirmed,
    /** The UPI id of the last deposit, or of the first code, if it was a different one. */
    before: lastPayee !== null && upiId !== '' && !isSamePayee(lastPayee, upiId) ? lastPayee : null,
    /** Stores the payee, after a deposit to it. */
    keep,
    /** Stores the payee whose QR code is shown, if none is stored, so that a change during the first deposit is noticed. */
    keepFirst(): void {
      if (lastPayee === null) keep()
    },
  }
}

export type Payee = ReturnType<typeof usePayee>
