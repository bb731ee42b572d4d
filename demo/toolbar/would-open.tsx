import { demoMessages } from '#messages/en/app/demo.ts'
import { useStore } from '#platform/use-store.ts'
import { usePlace } from '#ui/frame/link/navigation.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { leaving } from '../leaving.ts'

const words = demoMessages.wouldOpen

const kinds = new Map<string, string>([
  ['upi:', words.payment],
  ['tel:', words.phone],
  ['mailto:', words.email],
  ['whatsapp:', words.whatsapp],
])

/** What an address would open, in words. */
function describe(address: string): string {
  const { protocol, hostname } = new URL(address)
  if (hostname === 'wa.me') return words.whatsapp
  return kinds.get(protocol) ?? words.site
}

/** The address that would have been opened, as long as its screen is there. */
function useAddress(): string | null {
  const { pathname } = usePlace()
  const last = useStore(leaving, (state) => state.last)
  return last?.path === pathname ? last.address : null
}

/** What the product would have opened, in words; null if nothing. */
export function useWouldOpen(): string | null {
  const address = useAddress()
  return address === null ? null : describe(address)
}

/** Says what the product would have opened, with the whole address; the demo opens nothing. */
export function WouldOpen() {
  const address = useAddress()
  return (
    <div role="status">
      {address !== null && (
        <div className="dt-would">
          <p className="dt-row">
            <b className="dt-grow">{describe(address)}</b>
            <ToolButton onClick={leaving.dismiss}>OK</ToolButton>
          </p>
          <code>{address}</code>
        </div>
      )}
    </div>
  )
}
