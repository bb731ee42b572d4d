import { useState } from 'react'
import { spaced } from '#mocks/commands/command.ts'
import { modelNames, type ModelName } from '#mocks/store/models.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { ToolField } from '../../parts.tsx'
import { useController, useScenarioPosition } from '../../use-controller.ts'
import { tableNamed, type AnyRow } from './columns.ts'
import { RowForm } from './row-form.tsx'

const rowsAtOnce = 30

/** The rows of the backend: read, changed, taken away. Every change is checked by its model. */
export function DataTool() {
  const { db } = useController().scenarioSession.backend
  useScenarioPosition()
  const [model, setModel] = useState<ModelName>('account')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(rowsAtOnce)
  const wanted = search.toLowerCase()
  const rows = tableNamed(db, model)
    .getAll()
    .filter((row) => wanted === '' || JSON.stringify(row).toLowerCase().includes(wanted))
    .reverse()
  return (
    <>
      <div className="dt-row">
        <ToolField
          label="Rows of"
          value={model}
          options={modelNames.map((name) => [
            name,
            `${spaced(name)} (${tableNamed(db, name).getAll().length})`,
          ])}
          onChange={(next) => {
            setModel(next)
            setShown(rowsAtOnce)
          }}
        />
        <ToolField label="Search rows" type="search" value={search} onChange={setSearch} />
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

/** The fields in a row's closed line, besides its id. */
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
