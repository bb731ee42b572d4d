import { useState, type FormEvent } from 'react'
import type { z } from 'zod'
import { commandNames, commandOf, type CommandName } from '#mocks/commands.ts'
import { argumentTitle, type Choice } from '#mocks/commands/command.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { Switch, ToolField } from '../parts.tsx'
import { useController, useScenarioPosition } from '../use-controller.ts'
import { schemaKindOf } from './schema-kind.ts'

const groups = [...new Set(commandNames.map((name) => commandOf(name).group))]

/** A form for each of the mock host's commands, made from the command's own description. */
export function StaffTool() {
  const [name, setName] = useState<CommandName>('declareResult')
  return (
    <>
      <ToolField label="Act as staff" value={name} onChange={setName}>
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
      </ToolField>
      <CommandForm key={name} name={name} />
    </>
  )
}

/** The options of a field: an optional one can be left at 'All'; an empty list says so. */
function optionsOf(list: readonly Choice[], required: boolean) {
  const options = list.map(({ value, label }) => [value, label] as const)
  if (!required) return [['', 'All'] as const, ...options]
  return options.length > 0 ? options : [['', 'Nothing pending'] as const]
}

type Values = Record<string, string | boolean>

function CommandForm({ name }: { name: CommandName }) {
  const controller = useController()
  const { db, clock } = controller.scenarioSession.backend
  useScenarioPosition()
  const { title, args, choices, likely } = commandOf(name)
  const [values, setValues] = useState<Values>({})
  const choicesOf = (choices?.(db, clock.now()) ?? {}) as Record<string, readonly Choice[]>
  const likelyValues = (likely?.(db, clock.now()) ?? {}) as Record<string, string>
  const fields = Object.entries(args.shape).map(([key, field]) => {
    const argument = schemaKindOf(field as z.ZodType)
    const list = choicesOf[key]
    const typed = values[key]
    const isOffered = !list || typed === '' || list.some(({ value }) => value === typed)
    const likeliest = argument.required ? (likelyValues[key] ?? list?.[0]?.value) : undefined
    const value = typed !== undefined && isOffered ? typed : (argument.preset ?? likeliest ?? '')
    return { key, ...argument, choices: list, value: value as string | boolean }
  })
  const isImpossible = fields.some(
    ({ choices: list, required }) => required && list !== undefined && list.length === 0,
  )

  const set = (key: string, value: string | boolean) =>
    setValues((old) => ({ ...old, [key]: value }))

  function submit(event: FormEvent): void {
    event.preventDefault()
    const entries = fields.flatMap(({ key, type, value, required }) => {
      if (value === '' && !required) return []
      // An empty field isn't zero.
      return [[key, type === 'number' && value !== '' ? Number(value) : value]]
    })
    void controller.command(name, Object.fromEntries(entries))
  }

  return (
    <form className="dt-form" onSubmit={submit} noValidate>
      {fields.map(({ key, type, value, choices: list, required, preset }) =>
        type === 'boolean' ? (
          <Switch
            key={key}
            title={argumentTitle(key)}
            on={value === true}
            onChange={(next) => set(key, next)}
          />
        ) : (
          <ToolField
            key={key}
            label={
              required || preset !== undefined
                ? argumentTitle(key)
                : `${argumentTitle(key)}, optional`
            }
            value={String(value)}
            onChange={(next) => set(key, next)}
            options={list && optionsOf(list, required)}
            disabled={required && list?.length === 0}
            type={key === 'date' ? 'date' : 'text'}
            inputMode={type === 'number' || key === 'pana' ? 'numeric' : 'text'}
            placeholder={key === 'pana' ? 'such as 128' : undefined}
          />
        ),
      )}
      <ToolButton type="submit" disabled={isImpossible}>
        {title}
      </ToolButton>
    </form>
  )
}
