import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { createRequestLog, loggable, type RequestLog } from '../api/request-log.ts'
import type { Clock } from '../domain/time/clock.ts'
import { FirstOverlay } from '../ui/tools/first-overlay.tsx'
import { differs, LogView } from './log-view.tsx'
import { operationAt } from './operation-of.ts'
import '../ui/tools/places.css'
import { ToolButton } from '../ui/tools/tool-button.tsx'
import { useFooterHeight } from '../ui/tools/use-footer.ts'

/**
 * A `fetch` that keeps every call with what the contract says about it, and the log to be rendered
 * over the client. For staging: a live build has it only with `VITE_CONTRACT_MONITOR=1`.
 */
export function watchContract({ clock, fetch: real }: { clock: Clock; fetch: typeof fetch }): {
  fetch: typeof fetch
  overlay: ReactNode
} {
  const log = createRequestLog()
  const watched: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href)
    const method = init?.method ?? 'GET'
    const since = performance.now()
    const base = {
      at: clock.now(),
      method,
      path: url.pathname + url.search,
      operation: operationAt(method, url.pathname),
      request: loggable(typeof init?.body === 'string' ? init.body : ''),
      fault: null,
      differs: null,
    }
    const ms = () => Math.round(performance.now() - since)
    try {
      const answer = await real(input, init)
      const response = loggable(await answer.clone().text())
      log.add({ ...base, status: answer.status, ms: ms(), response })
      return answer
    } catch (error) {
      log.add({ ...base, status: null, ms: ms(), response: null })
      throw error
    }
  }
  const overlay = (
    <FirstOverlay>
      <Monitor log={log} />
    </FirstOverlay>
  )
  return { fetch: watched, overlay }
}

/** The log over the client, folded to a pill that counts what differs. */
function Monitor({ log }: { log: RequestLog }) {
  const entries = useSyncExternalStore(log.subscribe, log.list)
  const footer = useFooterHeight()
  const [open, setOpen] = useState(false)
  const wrong = entries.filter(differs).length
  if (!open) {
    return (
      <div className="dt">
        <div className="dt-pill" data-side="right" style={{ bottom: footer + 8 }}>
          <button type="button" className="dt-open" onClick={() => setOpen(true)}>
            <span className="dt-tag">Contract</span>
            <span className={wrong > 0 ? 'dt-bad' : undefined}>{wrong} differ</span>
            <ChevronUp className="dt-icon" aria-hidden="true" />
          </button>
        </div>
      </div>
    )
  }
  return (
    <div className="dt">
      <section className="dt-sheet" aria-labelledby="dt-monitor">
        <header className="dt-bar">
          <span className="dt-tag">Contract</span>
          <h2 id="dt-monitor" className="dt-grow">
            Calls to the host
          </h2>
          <ToolButton icon={ChevronDown} aria-label="Close" onClick={() => setOpen(false)} />
        </header>
        <div className="dt-tool">
          <LogView log={log} />
        </div>
      </section>
    </div>
  )
}
