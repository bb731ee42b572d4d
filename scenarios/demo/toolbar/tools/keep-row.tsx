import Download from 'lucide-react/icons/download'
import Link from 'lucide-react/icons/link'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Upload from 'lucide-react/icons/upload'
import { useRef, useState, type ChangeEvent } from 'react'
import { importText } from '#scenarios/demo/recording/files.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { useControl, useSeen } from '../../control/use-control.ts'
import { useDirector } from '../use-director.ts'
import { ExportPart } from './export-part.tsx'
import { SharePart } from './share-part.tsx'

type Opened = 'share' | 'export' | 'reset' | null

/** Share, export, import and reset: always in sight. */
export function KeepRow() {
  const director = useDirector()
  const [opened, setOpened] = useState<Opened>(null)
  const file = useRef<HTMLInputElement>(null)
  const toggle = (next: Opened) => setOpened((old) => (old === next ? null : next))

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = target.files ?? []
    if (!chosen) return
    const problem = importText(director, await chosen.text())
    target.value = ''
    director.say(problem ?? `${chosen.name} imported.`, problem !== null)
  }

  return (
    <div className="dt-keep">
      <div className="dt-four">
        <ToolButton icon={Link} aria-expanded={opened === 'share'} onClick={() => toggle('share')}>
          Share
        </ToolButton>
        <ToolButton
          icon={Upload}
          aria-expanded={opened === 'export'}
          onClick={() => toggle('export')}
        >
          Export
        </ToolButton>
        <ToolButton icon={Download} onClick={() => file.current?.click()}>
          Import
        </ToolButton>
        <ToolButton
          icon={RotateCcw}
          aria-expanded={opened === 'reset'}
          onClick={() => toggle('reset')}
        >
          Reset
        </ToolButton>
      </div>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label="Demo export"
        hidden
        onChange={(event) => void read(event)}
      />
      {opened === 'share' && <SharePart />}
      {opened === 'export' && <ExportPart />}
      {opened === 'reset' && <ResetPart onClose={() => setOpened(null)} />}
    </div>
  )
}

/** Asks before everything is lost. */
function ResetPart({ onClose }: { onClose: () => void }) {
  const { order } = useControl()
  const { id, title } = useSeen().story
  return (
    <div className="dt-box" role="group" aria-label="Reset">
      <p>Start {title} over? You’ll lose its bets, requests and steps.</p>
      <div className="dt-row">
        <ToolButton
          onClick={() => {
            onClose()
            order({ order: 'scenario', id })
          }}
        >
          Start over
        </ToolButton>
        <ToolButton onClick={onClose}>Keep everything</ToolButton>
      </div>
    </div>
  )
}
