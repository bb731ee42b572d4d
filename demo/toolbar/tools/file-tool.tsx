import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Upload from 'lucide-react/icons/upload'
import { type ChangeEvent } from 'react'
import type { DemoController } from '#demo/controller/controller.ts'
import { describeError } from '#demo/controller/describe-error.ts'
import { bugReport } from '#demo/recording/bug-report.ts'
import { linkTo, toSend } from '#demo/recording/link.ts'
import { readRecordingFile, recordingText } from '#demo/recording/portable.ts'
import { saveFile } from '#ui/tools/save-file.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { useControl, useDemoState } from '../../control/use-control.ts'
import { ToolDialog } from '../tool-dialog.tsx'
import { useController } from '../use-controller.ts'

/** Saves the recording, opens one, and starts over. */
export function FileTool() {
  const controller = useController()

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = target.files ?? []
    if (!chosen) return
    try {
      controller.load(await readRecordingFile(chosen))
      controller.report(`${chosen.name} imported.`)
    } catch (error) {
      controller.report(describeError(error), true)
    }
    target.value = ''
  }

  return (
    <>
      <ToolDialog icon={Upload} title="Export">
        {(close) => <ExportPart onSaved={close} />}
      </ToolDialog>
      <label className="dt-field">
        Import a recording
        <input type="file" accept="application/json,.json" onChange={(event) => void read(event)} />
      </label>
      <ToolDialog icon={RotateCcw} title="Reset">
        {(close) => <ResetPart onClose={close} />}
      </ToolDialog>
    </>
  )
}

/** Asks before everything is lost. */
function ResetPart({ onClose }: { onClose: () => void }) {
  const { order } = useControl()
  const { id, title } = useDemoState().currentScenario
  return (
    <>
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
    </>
  )
}

interface Export {
  title: string
  about: string
  ending: string
  text(controller: DemoController): string | Promise<string>
}

const exports: readonly Export[] = [
  {
    title: 'Recording',
    about: 'To import elsewhere',
    ending: 'json',
    text: ({ recorder }) => recordingText(toSend(recorder)),
  },
  {
    title: 'Bug report',
    about: 'Link, events, every call',
    ending: 'txt',
    async text({ recorder, scenarioSession }) {
      const link = await linkTo(toSend(recorder), window.location.href)
      return bugReport(recorder, link, scenarioSession.backend.log.list())
    },
  },
]

/** The recording as a file. */
function ExportPart({ onSaved }: { onSaved: () => void }) {
  const controller = useController()

  async function save({ title, ending, text }: Export): Promise<void> {
    const { scenario, day } = controller.recorder.recording()
    saveFile(`ank-demo-${scenario}-${day}.${ending}`, await text(controller))
    controller.report(`${title} saved.`)
    onSaved()
  }

  return (
    <div className="dt-jumps">
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
