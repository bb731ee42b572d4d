import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import type { Choice } from '#mocks/commands/command.ts'
import { type CommandName, commandNames, commandOf } from '#mocks/commands.ts'
import { Labelled, Switch } from './parts.tsx'
import { ToolButton } from './tool-button.tsx'
import { useDirector, useRows } from './use-director.ts'

const groups = [...new Set(commandNames.map((name) => commandOf(name).group))]

/** Everything the host's staff can do, drawn from the commands themselves. */
export function StaffTool() {
  const [name, setName] = useState<CommandName>('declareResult')
  return (
    <>
      <Labelled label="Act as staff">
        {(id) => (
          <select
            id={id}
            value={name}
            onChange={(event) => setName(event.target.value as CommandName)}
          >
            {groups.map((group) => (
              <optgroup key={group} label={group}>
                {commandNames
                  .filter((each) => commandOf(each).group === group)
                  .map((each) => (
                    <option key={each} value={each}>
                      {commandOf(each).title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        )}
      </Labelled>
      <CommandForm key={name} name={name} />
    </>
  )
}

type Values = Record<string, string | boolean>

/** What an argument is: its schema without the wrappers around it. */
function argumentOf(field: z.ZodType): { type: string; required: boolean; preset: unknown } {
  const { def } = field as { def: { type: string; innerType?: z.ZodType; defaultValue?: unknown } }
  if (def.innerType && (def.type === 'default' || def.type === 'optional')) {
    return { ...argumentOf(def.innerType), required: false, preset: def.defaultValue }
  }
  return { type: def.type, required: true, preset: undefined }
}

/** 'withdrawalId' as a label: 'Withdrawal'. */
const labelOf = (key: string) => {
  const words = key
    .replace(/Id$/, '')
    .replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function CommandForm({ name }: { name: CommandName }) {
  const director = useDirector()
  const { db } = director.stage.backend
  useRows()
  const { title, args, choices } = commandOf(name)
  const [values, setValues] = useState<Values>({})
  const offered = (choices?.(db) ?? {}) as Record<string, readonly Choice[]>
  const fields = Object.entries(args.shape).map(([key, field]) => {
    const argument = argumentOf(field as z.ZodType)
    const list = offered[key]
    const typed = values[key]
    const known = list === undefined || list.some(({ value }) => value === typed)
    const value = typed !== undefined && known ? typed : (argument.preset ?? list?.[0]?.value ?? '')
    return { key, ...argument, choices: list, value: value as string | boolean }
  })
  const impossible = fields.some(
    ({ choices: list, required }) => required && list !== undefined && list.length === 0,
  )

  const set = (key: string, value: string | boolean) =>
    setValues((old) => ({ ...old, [key]: value }))

  function submit(event: FormEvent): void {
    event.preventDefault()
    const entries = fields.flatMap(({ key, type, value, required }) => {
      if (value === '' && !required) return []
      return [[key, type === 'number' || type === 'int' ? Number(value) : value]]
    })
    void director.command(name, Object.fromEntries(entries))
  }

  return (
    <form className="dt-form" onSubmit={submit} noValidate>
      {fields.map(({ key, type, value, choices: list, required, preset }) =>
        type === 'boolean' ? (
          <Switch
            key={key}
            title={labelOf(key)}
            on={value === true}
            onChange={(next) => set(key, next)}
          />
        ) : (
          <Labelled
            key={key}
            label={required || preset !== undefined ? labelOf(key) : `${labelOf(key)}, optional`}
          >
            {(id) => {
              if (list) {
                return (
                  <select
                    id={id}
                    value={String(value)}
                    disabled={list.length === 0}
                    onChange={(event) => set(key, event.target.value)}
                  >
                    {list.length === 0 && <option value="">Nothing waits</option>}
                    {list.map((choice) => (
                      <option key={choice.value} value={choice.value}>
                        {choice.label}
                      </option>
                    ))}
                  </select>
                )
              }
              return (
                <input
                  id={id}
                  type={key === 'date' ? 'date' : 'text'}
                  inputMode={type === 'number' || key === 'pana' ? 'numeric' : 'text'}
                  autoComplete="off"
                  placeholder={key === 'pana' ? 'such as 128' : undefined}
                  value={String(value)}
                  onChange={(event) => set(key, event.target.value)}
                />
              )
            }}
          </Labelled>
        ),
      )}
      <ToolButton main type="submit" disabled={impossible}>
        {title}
      </ToolButton>
    </form>
  )
}
