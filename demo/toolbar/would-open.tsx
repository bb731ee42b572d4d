import { useSyncExternalStore } from 'react'
import { leaving } from '../leaving.ts'
import { Notice } from './parts.tsx'

const kinds: Record<string, string> = {
  'upi:': 'This would open a payment app',
  'tel:': 'This would open the phone',
  'mailto:': 'This would open an email',
  'whatsapp:': 'This would open WhatsApp',
}

/** What an address would open, in words. */
function describe(address: string): string {
  const { protocol, hostname } = new URL(address)
  if (hostname === 'wa.me') return 'This would open WhatsApp'
  return kinds[protocol] ?? 'This would open another site'
}

/** Says what the product would have opened, with the whole address; the demo opens nothing. */
export function WouldOpen() {
  const address = useSyncExternalStore(leaving.subscribe, leaving.address)
  return (
    <div role="status">
      {address !== null && (
        <Notice title={describe(address)} button="OK" onClose={leaving.dismiss}>
          <code>{address}</code>
        </Notice>
      )}
    </div>
  )
}
