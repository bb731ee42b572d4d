import Download from 'lucide-react/icons/download'
import Link from 'lucide-react/icons/link'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Upload from 'lucide-react/icons/upload'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import type { Director } from '#demo/director/director.ts'
import { sentence } from '#demo/director/sentence.ts'
import { bugReport } from '#demo/recording/bug-report.ts'
import { linkTo, toSend } from '#demo/recording/link.ts'
import { readText, textOf } from '#demo/recording/portable.ts'
import { saveFile } from '#ui/tools/save-file.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { useControl, useSeen } from '../../control/use-control.ts'
import { QrText } from '../qr-text.tsx'
import { useDirector } from '../use-director.ts'

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
    try {
      director.take(readText(await chosen.text()))
      director.say(`${chosen.name} imported.`)
    } catch (error) {
      director.say(sentence(error), true)
    }
    target.value = ''
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

/** The link to this situation, and its QR code for a phone. */
const SharePart = () => (
  <div className="dt-box">
    <QrText what="link" label="Opens this demo as it is now" text={useLink()} />
  </div>
)

/** The link to what is shown, made again after every act. */
function useLink(): string {
  const { recorder } = useDirector()
  const [link, setLink] = useState('')
  useEffect(() => {
    let latest = 0
    const update = async () => {
      latest += 1
      const mine = latest
      const made = await linkTo(toSend(recorder), window.location.href)
      if (mine === latest) setLink(made)
    }
    void update()
    const stop = recorder.subscribe(() => void update())
    return () => {
      latest += 1
      stop()
    }
  }, [recorder])
  return link
}

interface Export {
  title: string
  about: string
  ending: string
  text(director: Director): string | Promise<string>
}

const exports: readonly Export[] = [
  {
    title: 'Recording',
    about: 'To import elsewhere',
    ending: 'json',
    text: ({ recorder }) => textOf(toSend(recorder)),
  },
  {
    title: 'Bug report',
    about: 'Link, acts, every call',
    ending: 'txt',
    async text({ recorder, stage }) {
      const link = await linkTo(toSend(recorder), window.location.href)
      return bugReport(recorder, link, stage.backend.log.list())
    },
  },
]

/** The recording as a file, in several forms. */
function ExportPart() {
  const director = useDirector()

  async function save({ title, ending, text }: Export): Promise<void> {
    const { scenario, day } = director.recorder.recording()
    saveFile(`ank-demo-${scenario}-${day}.${ending}`, await text(director))
    director.say(`${title} saved.`)
  }

  return (
    <div className="dt-box dt-jumps" role="group" aria-label="Export">
      {exports.map((each) => (
        <ToolButton key={each.title} onClick={() => void save(each)}>
          <span>
            <b>{each.title}</b>
            <small>{each.about}</small>
          </span>
        </ToolButton>
      ))}
    </div>
  )
}
