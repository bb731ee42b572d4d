import { useState, type FormEvent } from 'react'
import { spaced } from '#mocks/commands/command.ts'
import type { ModelName } from '#mocks/store/models.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { ToolField } from '../../parts.tsx'
import { useController } from '../../use-controller.ts'
import {
  cellText,
  checkReferences,
  columnsOf,
  problemsOf,
  tableNamed,
  valueOf,
  type AnyRow,
  type AnyTable,
  type Column,
} from './columns.ts'

/** A row as a form with a field for each column. Errors appear next to their fields. */
export function RowForm({ model, row }: { model: ModelName; row: AnyRow }) {
  const controller = useController()
  const { backend } = controller.scenarioSession
  const { id } = row
  const before = row as unknown as Record<string, unknown>
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const columns = columnsOf(model)

  /** Does `work` to the row's table, then shows `report`; or shows why it can't be done. */
  async function edit(report: string, work: (table: AnyTable) => void): Promise<void> {
    try {
      await backend.edit((db) => {
        work(tableNamed(db, model))
        checkReferences(db)
      })
      setProblem(null)
      controller.report(report)
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  function save(event: FormEvent): void {
    event.preventDefault()
    const patch = Object.fromEntries(
      columns
        .filter(({ name }) => typed[name] !== undefined)
        .map((column) => [column.name, valueOf(column, typed[column.name] ?? '')]),
    )
    const fieldProblems = problemsOf(model, { ...before, ...patch })
    setProblems(fieldProblems)
    if (Object.keys(fieldProblems).length > 0) return setProblem('Nothing changed.')
    void edit(`${spaced(model)} ${id} is changed.`, (table) => table.change(id, patch))
  }

  const remove = () => void edit(`${spaced(model)} ${id} is removed.`, (table) => table.remove(id))

  return (
    <form
      className="dt-form dt-row-form"
      aria-label={`${spaced(model)} ${id}`}
      onSubmit={save}
      noValidate
    >
      {columns.map((column) => (
        <ColumnField
          key={column.name}
          column={column}
          text={typed[column.name] ?? cellText(column, before[column.name])}
          problem={problems[column.name]}
          onChange={(text) => setTyped((old) => ({ ...old, [column.name]: text }))}
        />
      ))}
      {problem && (
        <p role="alert" className="dt-problem">
          {problem}
        </p>
      )}
      <div className="dt-row">
        <ToolButton type="submit">Save row</ToolButton>
        <ToolButton onClick={remove}>Remove row</ToolButton>
      </div>
    </form>
  )
}

/** The characters above which a field has several lines. */
const longLine = 60

interface ColumnFieldProps {
  column: Column
  text: string
  problem: string | undefined
  onChange: (text: string) => void
}

function ColumnField({ column: { title, type, nullable, values }, ...props }: ColumnFieldProps) {
  const { text, problem, onChange } = props
  const choices = type === 'boolean' ? ['true', 'false'] : type === 'enum' ? values : null
  const options = choices?.map((value) => [value, value] as const)
  return (
    <ToolField
      label={title}
      value={text}
      problem={problem}
      onChange={onChange}
      options={options && (nullable ? [['', 'None'], ...options] : options)}
      rows={text.length > longLine ? 6 : undefined}
      type={type === 'moment' ? 'datetime-local' : 'text'}
      step={type === 'moment' ? 1 : undefined}
      inputMode={type === 'number' ? 'decimal' : 'text'}
      placeholder={nullable ? 'None' : undefined}
    />
  )
}
