import X from 'lucide-react/icons/x'
import { useState, type FormEvent } from 'react'
import { operationNames, type OperationName } from '#api/table/table.ts'
import { spaced } from '#mocks/commands/command.ts'
import {
  faultTitles,
  latencyProfiles,
  type Fault,
  type FaultKind,
  type LatencyProfile,
} from '#mocks/http/faults.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { Switch, ToolChoice, ToolField } from '../parts.tsx'
import { useFaults } from '../use-controller.ts'

/** Faults that are one switch, on every call. */
const everywhere: readonly { title: string; about: string; fault: Fault }[] = [
  { title: 'Offline', about: 'Every call fails', fault: { kind: 'network' } },
  {
    title: 'Server error',
    about: 'Every call returns a 500 error',
    fault: { kind: 'status', status: 500 },
  },
  {
    title: 'Replies get lost',
    about: 'Requests succeed, replies are lost',
    fault: { kind: 'lost-answer' },
  },
  {
    title: 'Signed out',
    about: 'Every call returns a 401 error',
    fault: { kind: 'status', status: 401, message: 'Not signed in' },
  },
]

const latencyTitles: Record<LatencyProfile, string> = {
  none: 'None',
  '4g': '4G',
  '3g': '3G',
  slow: 'Slow',
}

const callName = (operation: OperationName | '*') =>
  operation === '*' ? 'Every call' : spaced(operation)

const calls = (['*', ...operationNames] as const).map((name) => [name, callName(name)] as const)
const kinds = Object.entries(faultTitles) as [FaultKind, string][]
const statuses = ['400', '401', '403', '404', '409', '422', '500', '503']

/** What goes wrong between client and host. */
export function FaultsTool() {
  const { faults, active, latency } = useFaults()
  const isOn = (fault: Fault) =>
    active.find(
      (each) => each.operation === '*' && JSON.stringify(each.fault) === JSON.stringify(fault),
    )
  return (
    <>
      {everywhere.map(({ title, about, fault }) => (
        <Switch
          key={title}
          title={title}
          about={about}
          on={isOn(fault) !== undefined}
          onChange={(on) => {
            if (on) faults.add({ operation: '*', fault })
            else faults.clear(isOn(fault)?.id ?? -1)
          }}
        />
      ))}
      <fieldset className="dt-list dt-flow">
        <legend>How long each reply takes</legend>
        {(Object.keys(latencyProfiles) as LatencyProfile[]).map((profile) => (
          <ToolChoice
            key={profile}
            name="dt-latency"
            title={latencyTitles[profile]}
            about={`${latencyProfiles[profile] / 1000} s`}
            chosen={profile === latency}
            onChoose={() => faults.setLatency(profile)}
          />
        ))}
      </fieldset>
      <FaultForm />
      {active.length > 0 && (
        <>
          <ul className="dt-active">
            {active.map(({ id, operation, fault, left }) => (
              <li key={id}>
                <span className="dt-grow">
                  <b>{callName(operation)}</b>
                  <small>
                    {faultTitles[fault.kind]}
                    {fault.kind === 'status' && ` ${fault.status}`}
                    {left === null
                      ? ', until removed'
                      : `, the next ${left === 1 ? 'time' : `${left} times`}`}
                  </small>
                </span>
                <ToolButton
                  icon={X}
                  aria-label={`Remove: ${callName(operation)}, ${faultTitles[fault.kind]}`}
                  onClick={() => faults.clear(id)}
                />
              </li>
            ))}
          </ul>
          <ToolButton onClick={() => faults.clear()}>Remove all faults</ToolButton>
        </>
      )}
    </>
  )
}

/** Plans one fault for one operation. */
function FaultForm() {
  const { faults } = useFaults()
  const [operation, setOperation] = useState<OperationName | '*'>('placeBet')
  const [kind, setKind] = useState<FaultKind>('lost-answer')
  const [status, setStatus] = useState('500')
  const [always, setAlways] = useState(false)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const fault: Fault =
      kind === 'status'
        ? { kind, status: Number(status) }
        : kind === 'slow'
          ? { kind, ms: 5000 }
          : { kind }
    faults.add({ operation, fault, ...(!always && { times: 1 }) })
  }

  return (
    <form className="dt-form" onSubmit={submit}>
      <ToolField label="Call" value={operation} options={calls} onChange={setOperation} />
      <ToolField label="What happens" value={kind} options={kinds} onChange={setKind} />
      {kind === 'status' && (
        <ToolField
          label="Status"
          value={status}
          options={statuses.map((each) => [each, each])}
          onChange={setStatus}
        />
      )}
      <Switch
        title="Until removed"
        about="Off: the next call only"
        on={always}
        onChange={setAlways}
      />
      <ToolButton type="submit">Add fault</ToolButton>
    </form>
  )
}
