import type { Director } from '#scenarios/demo/director/director.ts'
import { journeyOf } from '#scenarios/demo/recording/journey.ts'
import { linkTo, toSend } from '#scenarios/demo/recording/link.ts'
import { takePictures } from '#scenarios/demo/recording/pictures.ts'
import { textOf } from '#scenarios/demo/recording/portable.ts'
import { actsPage, bugReport } from '#scenarios/demo/recording/reports.ts'
import { saveFile } from '#ui/tools/save-file.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { useDirector } from '../use-director.ts'

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
    title: 'Acts',
    about: 'A page to print',
    ending: 'html',
    async text(director) {
      director.say('Taking pictures…')
      return actsPage(director.recorder, await takePictures(director))
    },
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
  {
    title: 'Journey',
    about: 'A Playwright test',
    ending: 'demo.spec.ts',
    text({ recorder }) {
      const recording = toSend(recorder)
      return journeyOf(recording, recorder.rowsAt(recording.moment))
    },
  },
]

/** The recording as a file, in several forms. */
export function ExportPart() {
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
