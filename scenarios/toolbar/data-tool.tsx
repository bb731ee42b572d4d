import { type FormEvent, useState } from 'react'
import { type ModelName, modelNames } from '#mocks/models.ts'
import { Labelled } from './parts.tsx'
import { ToolButton } from './tool-button.tsx'
import { useDirector, useRows } from './use-director.ts'

interface AnyRow {
  id: string
}

/** A table with its model forgotten: rows are edited as text. */
interface AnyTable {
  list(): readonly AnyRow[]
  update(id: string, patch: object): unknown
  remove(id: string): void
}

const rowsAtOnce = 30

/** 'ledgerEntry' as 'Ledger entry'. */
const titleOf = (model: string) => {
  const words = model.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The rows of the backend: read, changed, taken away. Every change is checked by its model. */
export function DataTool() {
  const { db } = useDirector().stage.backend
  useRows()
  const [model, setModel] = useState<ModelName>('account')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(rowsAtOnce)
  const table = db[model] as unknown as AnyTable
  const wanted = search.toLowerCase()
  const rows = table
    .list()
    .filter((row) => wanted === '' || JSON.stringify(row).toLowerCase().includes(wanted))
    .toReversed()
  return (
    <>
      <div className="dt-row">
        <Labelled label="Rows of">
          {(id) => (
            <select
              id={id}
              value={model}
              onChange={(event) => {
                setModel(event.target.value as ModelName)
                setShown(rowsAtOnce)
              }}
            >
              {modelNames.map((name) => (
                <option key={name} value={name}>
                  {titleOf(name)} ({db[name].list().length})
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label="Search rows">
          {(id) => (
            <input
              id={id}
              type="search"
              autoComplete="off"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Labelled>
      </div>
      <p className="dt-note">
        {rows.length} {rows.length === 1 ? 'row' : 'rows'}, newest first
      </p>
      <ul className="dt-log">
        {rows.slice(0, shown).map((row) => (
          <RowItem key={`${model} ${row.id}`} model={model} row={row} />
        ))}
      </ul>
      {rows.length > shown && (
        <ToolButton onClick={() => setShown(shown + rowsAtOnce)}>Show more rows</ToolButton>
      )}
    </>
  )
}

/** What stands in the closed line of a row, besides its id. */
const summaryOf = (row: AnyRow) =>
  Object.entries(row)
    .filter(([key, value]) => key !== 'id' && value !== null)
    .slice(0, 4)
    .map(([, value]) => String(value))
    .join(', ')

function RowItem({ model, row }: { model: ModelName; row: AnyRow }) {
  const [open, setOpen] = useState(false)
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span>{row.id}</span>
          <span className="dt-dim">{summaryOf(row)}</span>
        </summary>
        {open && <RowForm key={JSON.stringify(row)} model={model} row={row} />}
      </details>
    </li>
  )
}

function RowForm({ model, row }: { model: ModelName; row: AnyRow }) {
  const director = useDirector()
  const { backend } = director.stage
  const { id, ...columns } = row
  const [text, setText] = useState(JSON.stringify(columns, null, 2))
  const [problem, setProblem] = useState<string | null>(null)

  async function change(said: string, work: (table: AnyTable) => void): Promise<void> {
    try {
      await backend.edit((db) => work(db[model] as unknown as AnyTable))
      setProblem(null)
      director.say(said)
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  function save(event: FormEvent): void {
    event.preventDefault()
    let patch: unknown
    try {
      patch = JSON.parse(text)
    } catch (error) {
      return setProblem((error as Error).message)
    }
    if (typeof patch !== 'object' || patch === null) return setProblem('A row is an object.')
    void change(`${id} is changed.`, (table) => table.update(id, patch))
  }

  return (
    <form className="dt-form dt-row-form" onSubmit={save}>
      <Labelled label={`${titleOf(model)} ${id}`}>
        {(field) => (
          <textarea
            id={field}
            rows={Math.min(14, text.split('\n').length)}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Labelled>
      {problem && (
        <p role="alert" className="dt-problem">
          {problem}
        </p>
      )}
      <div className="dt-row">
        <ToolButton type="submit">Save row</ToolButton>
        <ToolButton onClick={() => void change(`${id} is removed.`, (table) => table.remove(id))}>
          Remove row
        </ToolButton>
      </div>
    </form>
  )
}
