import { createRoot } from 'react-dom/client'
import '#ui/tools/controls.css'
import '../toolbar/styles/forms.css'
import '../toolbar/styles/tools.css'
import '../toolbar/styles/places.css'
import '../toolbar/styles/desk.css'
import { connectControl, tabChannel } from '../control/channels.ts'
import { ControlProvider } from '../control/use-control.ts'
import { Desk } from './desk.tsx'

/** Renders the presenter's desk for the demo of another window, without the client. */
export async function openDesk(channel: string): Promise<void> {
  const place = document.getElementById('root')
  if (place === null) throw new Error('index.html has no #root')
  await window.bootstrap?.styled
  place.dataset.rendered = ''
  // An empty one has no phone around it.
  place.replaceChildren()
  const own = document.createElement('div')
  document.body.append(own)
  document.documentElement.dataset.demo = 'desk'
  const root = createRoot(own)
  document.title = 'Presenter’s desk'
  root.render(<p className="dt dt-desk">Waiting for the demo. Open this page from its tools.</p>)
  const control = await connectControl(tabChannel(channel))
  root.render(
    <ControlProvider value={control}>
      <Desk channel={channel} />
    </ControlProvider>,
  )
}
