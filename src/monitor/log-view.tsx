import { useState, useSyncExternalStore } from 'react'
import type { LogEntry, RequestLog } from '../api/request-log.ts'
import { dayKey } from '../domain/time/dates.ts'
import { saveFile } from '../ui/tools/save-file.ts'
import { ToolButton } from '../ui/tools/tool-button.tsx'
import './log.css'
import { requestVerdict, responseVerdict, type CallVerdict } from './verdict.ts'

interface JudgedEntry extends LogEntry {
  ofRequest: CallVerdict
  ofResponse: CallVerdict
}

const verdicts = new WeakMap<LogEntry, JudgedEntry>()

/** An entry with its verdicts; judged once. */
function judged(entry: LogEntry): JudgedEntry {
  const known = verdicts.get(entry)
  if (known) return known
  const fresh = { ...entry, ofRequest: requestVerdict(entry), ofResponse: responseVerdict(entry) }
  verdicts.set(entry, fresh)
  return fresh
}

/** Whether the contract says something else than a call or its answer. */
export function differs(entry: LogEntry): boolean {
  const { ofRequest, ofResponse } = judged(entry)
  return ofRequest.kind === 'differs' || ofResponse.kind === 'differs'
}

interface LogProps {
  log: RequestLog
  /** The fault of a call in words, where there are any. */
  faultWords?: (fault: string) => string
}

/** The calls, newest first, each with what the contract says about it. */
export function LogView({ log, faultWords = String }: LogProps) {
  const entries = useSyncExternalStore(log.subscribe, log.list)
  const [onlyDiffering, setOnlyDiffering] = useState(false)
  const all = entries.map(judged).reverse()
  const wrong = all.filter(differs)
  return (
    <>
      <div className="dt-row dt-head">
        <p className="dt-grow">
          {all.length} {all.length === 1 ? 'call' : 'calls'},{' '}
          {wrong.length === 0 ? (
            'all match the contract'
          ) : (
            <span className="dt-bad">
              {wrong.length} {wrong.length === 1 ? 'differs' : 'differ'} from contract
            </span>
          )}
        </p>
        {wrong.length > 0 && (
          <ToolButton
            aria-pressed={onlyDiffering}
            onClick={() => setOnlyDiffering((only) => !only)}
          >
            Only these
          </ToolButton>
        )}
        <ToolButton
          disabled={all.length === 0}
          onClick={() => saveFile('ank-calls.json', JSON.stringify(log.list()))}
        >
          Save
        </ToolButton>
        <ToolButton disabled={all.length === 0} onClick={log.clear}>
          Clear
        </ToolButton>
      </div>
      <ul className="dt-log">
        {(onlyDiffering ? wrong : all).map((entry) => (
          <LogRow key={entry.id} entry={entry} faultWords={faultWords} />
        ))}
      </ul>
    </>
  )
}

const clockTime = (moment: number) => new Date(moment).toTimeString().slice(0, 8)

function LogRow({
  entry,
  faultWords,
}: { entry: JudgedEntry } & Required<Pick<LogProps, 'faultWords'>>) {
  const { at, method, path, status, ms, fault, request, response, ofRequest, ofResponse } = entry
  const problems = [
    ...ofRequest.problems.map((problem) => `request ${problem}`),
    ...ofResponse.problems,
  ]
  const unanswered = status === null
  return (
    <li>
      <details>
        <summary>
          <span className="dt-call">
            <span className="dt-method">{method}</span>
            <span className="dt-path">{path}</span>
            <span className={unanswered || status >= 400 ? 'dt-bad' : 'dt-good'}>
              {status ?? 'no answer'}
            </span>
          </span>
          <span className="dt-call dt-dim">
            <span>
              <time dateTime={`${dayKey(at)}T${clockTime(at)}`}>{clockTime(at)}</time>, {ms} ms
              {fault && <span className="dt-warn"> {faultWords(fault)}</span>}
            </span>
            <Judgement wrong={problems.length > 0} judged={ofResponse.kind !== 'none'} />
          </span>
          {problems.map((problem) => (
            <span key={problem} className="dt-problem">
              {problem}
            </span>
          ))}
        </summary>
        <Body title="Request" value={request} />
        <Body title="Answer" value={response} />
      </details>
    </li>
  )
}

function Judgement({ wrong, judged: isJudged }: { wrong: boolean; judged: boolean }) {
  if (wrong) return <span className="dt-bad">differs</span>
  if (!isJudged) return <span>not judged</span>
  return <span className="dt-good">match</span>
}

/** The longest body that is shown whole, in characters. */
const longest = 20_000

function Body({ title, value }: { title: string; value: unknown }) {
  if (value === null || value === undefined) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return (
    <>
      <p className="dt-body-title">{title}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
      <pre tabIndex={0}>{text.length > longest ? `${text.slice(0, longest)}\n…` : text}</pre>
    </>
  )
}
