import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { matches, onMediaChange } from '#platform/device/media.ts'
import { useGo, usePlace } from '#ui/frame/link/navigation.ts'
import type { Director } from '../director/director.ts'
import { createHost } from '../director/host.ts'
import { DemoMark } from './demo-mark.tsx'
import { DesktopPanel } from './panel/desktop.tsx'
import { usePanel, type Panel } from './panel/panel-state.ts'
import { PhoneSheet } from './panel/phone.tsx'
import { Remote } from './panel/remote.tsx'
import { shortcutsOf, useShortcuts } from './panel/shortcuts.ts'
import './styles/forms.css'
import './styles/tools.css'
import '#ui/tools/places.css'
import './styles/places.css'
import { useFooterHeight } from '#ui/tools/use-footer.ts'
import { ToolsBoundary } from './panel/tools-boundary.tsx'
import { DirectorProvider } from './use-director.ts'
import { useTicking } from './use-ticking.ts'
import { WouldOpen } from './would-open.tsx'

const wide = '(min-width: 64rem)'

export interface ToolbarProps {
  director: Director
  panel: Panel
}

/** The dev toolbar: it touches the client only through the clock, the backend and the address. */
export function Toolbar({ director, panel }: ToolbarProps) {
  const [host] = useState(createHost)
  const go = useGo()
  useTicking(director)

  useEffect(() => host.follow(), [host])
  const { pathname } = usePlace()
  useEffect(
    () =>
      director.navigateWith((path) => {
        if (path === pathname) return false
        void go?.(path)
        return true
      }),
    [director, go, pathname],
  )

  return createPortal(
    <DirectorProvider value={director}>
      <ToolsBoundary director={director}>
        <Frame director={director} panel={panel} home={host.element} />
        <WouldOpen />
      </ToolsBoundary>
    </DirectorProvider>,
    host.element,
  )
}

/** Without this, whoever closes the tools by keyboard begins again at the top of the page. */
function useKeptFocus(home: HTMLElement, shown: string): void {
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    // The button that was pressed is gone.
    if (document.activeElement === document.body) home.querySelector('button')?.focus()
  }, [home, shown])
}

function Frame({ director, panel, home }: ToolbarProps & { home: HTMLElement }) {
  const state = usePanel(panel)
  const isWide = useSyncExternalStore(
    (listener) => onMediaChange(wide, listener),
    () => matches(wide),
  )
  useShortcuts(shortcutsOf(director, panel, isWide))
  const shown = state.hidden ? 'hidden' : isWide ? 'panel' : state.open ? 'sheet' : 'remote'

  useEffect(() => {
    document.documentElement.dataset.demo = shown
    return () => {
      delete document.documentElement.dataset.demo
    }
  }, [shown])

  useKeptFocus(home, shown)

  if (state.hidden) return <HiddenTools panel={panel} />
  if (isWide) return <DesktopPanel panel={panel} state={state} />
  return state.open ? <PhoneSheet panel={panel} state={state} /> : <Remote panel={panel} />
}

/** Hidden tools: only the mark, above whatever is at the bottom of the screen. */
function HiddenTools({ panel }: { panel: Panel }) {
  const footer = useFooterHeight()
  return <DemoMark above={footer} onShow={() => panel.set({ hidden: false })} />
}
