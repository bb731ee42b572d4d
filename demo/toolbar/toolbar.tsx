import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useMedia } from '#platform/device/media.ts'
import { useGo } from '#ui/frame/link/navigation.ts'
import type { Control } from '../control/control.ts'
import { ControlProvider, useClicker, useControl, useDemoState } from '../control/use-control.ts'
import { clientScreen } from '../controller/client-screen.ts'
import type { DemoController } from '../controller/controller.ts'
import { DemoMark } from './demo-mark.tsx'
import { DesktopPanel } from './panel/desktop.tsx'
import { usePanel, type Panel } from './panel/panel-state.ts'
import { PhoneSheet, Remote } from './panel/phone.tsx'
import { shortcutsOf, useShortcuts } from './panel/shortcuts.ts'
import './styles/forms.css'
import './styles/tools.css'
import '#ui/tools/places.css'
import './styles/places.css'
import { ToolsBoundary } from './panel/tools-boundary.tsx'
import { ControllerProvider } from './use-controller.ts'
import { useWouldOpen } from './would-open.tsx'

/** Native modal dialogs make everything outside of them inert, and are drawn over it. */
const openDialog = () =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal:not(.dt *)')].at(-1)

interface Container {
  /** Holds the tools. */
  element: HTMLElement
  /** Puts the element into the page and keeps it usable; the returned function removes it. */
  follow(): () => void
}

/**
 * The element that holds the tools: last in the page, or inside the modal dialog that is open, so
 * that a step can be run while the client shows a sheet. Moving it keeps everything typed.
 */
function createContainer(): Container {
  const element = document.createElement('div')
  element.className = 'dt'
  const place = () => {
    const home = openDialog() ?? document.body
    if (element.parentElement !== home) home.append(element)
  }
  return {
    element,
    follow() {
      place()
      const observer = new MutationObserver(place)
      const attributes = { attributes: true, attributeFilter: ['open'] }
      observer.observe(document.body, { ...attributes, childList: true, subtree: true })
      return () => {
        observer.disconnect()
        element.remove()
      }
    },
  }
}

/** Real milliseconds between two updates from a clock that runs faster than the device. */
const tickMs = 1000

/** A fast clock passes moments nobody is waiting for, so it notifies everything on screen. */
function useTicking({ scenarioSession: { clock } }: DemoController): void {
  const speed = useSyncExternalStore(clock.subscribe, clock.speed)
  const runs = useSyncExternalStore(clock.subscribe, clock.runs)
  useEffect(() => {
    if (!runs || speed === 1) return
    const id = setInterval(() => clock.advance(0), tickMs)
    return () => clearInterval(id)
  }, [clock, runs, speed])
}

const wide = '(min-width: 64rem)'

export interface ToolbarProps {
  controller: DemoController
  control: Control
  panel: Panel
}

/** The dev toolbar: it touches the client only through the clock, the backend and the address. */
export function Toolbar({ controller, control, panel }: ToolbarProps) {
  const [container] = useState(createContainer)
  const go = useGo()
  useTicking(controller)

  useEffect(() => container.follow(), [container])
  useEffect(() => {
    if (go) controller.attachScreen(clientScreen(go, controller.wait, controller.settled))
  }, [controller, go])

  return createPortal(
    <ControllerProvider value={controller}>
      <ControlProvider value={control}>
        <ToolsBoundary controller={controller}>
          <Frame panel={panel} home={container.element} />
        </ToolsBoundary>
      </ControlProvider>
    </ControllerProvider>,
    container.element,
  )
}

/**
 * Moves the focus to the first button of the tools whenever they change their view: otherwise somebody
 * who closes them by keyboard would start again at the top of the page.
 */
function useFocusKeeper(home: HTMLElement, view: string): void {
  const last = useRef(view)
  useEffect(() => {
    if (last.current === view) return
    last.current = view
    // The button that was pressed is gone.
    if (document.activeElement === document.body) home.querySelector('button')?.focus()
  }, [home, view])
}

function Frame({ panel, home }: { panel: Panel; home: HTMLElement }) {
  const control = useControl()
  const { led } = useDemoState()
  const state = usePanel(panel)
  const isWide = useMedia(wide)
  useShortcuts(shortcutsOf(control, panel, isWide))
  useClicker(control, led)
  const wouldOpen = useWouldOpen()
  const view = state.hidden || led ? 'hidden' : isWide ? 'panel' : state.open ? 'sheet' : 'remote'

  useEffect(() => {
    document.documentElement.dataset.demo = view
    return () => {
      delete document.documentElement.dataset.demo
    }
  }, [view])

  useFocusKeeper(home, view)

  if (led) return <DemoMark says={wouldOpen} />
  if (state.hidden) return <DemoMark says={wouldOpen} onShow={() => panel.set({ hidden: false })} />
  if (isWide) return <DesktopPanel panel={panel} state={state} />
  return state.open ? <PhoneSheet panel={panel} state={state} /> : <Remote panel={panel} />
}
