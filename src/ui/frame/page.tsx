import { useEffect, useRef, type ReactNode } from 'react'
import { useKeyboardInset } from '#platform/device/keyboard-inset.ts'
import { cx } from '../look/cx.ts'
import { usePlace } from './link/navigation.ts'

/**
 * What was announced last: a screen that renders anew stays silent, and so does one that only
 * notes its filters in the address.
 */
let announced = { key: 'default', pathname: '' }

export interface PageProps {
  /** The document's title, without the product's name. */
  title: string
  /** The product's name, behind the title. */
  appName: string
  /** An `AppBar`, or another header that holds `<h1 data-page-title tabIndex={-1}>`. */
  bar?: ReactNode
  /** At the bottom of the screen: an `ActionFooter` or the `TabBar`. */
  footer?: ReactNode
  /** The places, where the footer isn't theirs: beside the screen if that is wide. */
  beside?: ReactNode
  /** Classes of `main`: spacing between sections, `spread` where lists take the whole width. */
  className?: string
  children: ReactNode
}

/**
 * The frame of every screen: one column of at most 412 px up to the width where parts of it stand
 * beside each other (`look/wide.css`).
 * After a change of route it moves the focus to the h1 and, unless going back, to the top.
 */
export function Page({ title, appName, bar, footer, beside, className, children }: PageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { key, pathname, arrival } = usePlace()
  const keyboard = useKeyboardInset()

  useEffect(() => {
    document.title = title === appName ? appName : `${title} · ${appName}`
  }, [title, appName])

  useEffect(() => {
    const replaced = arrival === 'REPLACE' && pathname === announced.pathname
    const noted = key === announced.key || replaced
    announced = { key, pathname }
    if (noted) return
    if (arrival !== 'POP') document.documentElement.scrollTop = 0
    frame.current?.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
  }, [key, pathname, arrival])

  return (
    <div
      ref={frame}
      className="page-frame mx-auto flex min-h-dvh w-full flex-col wide:max-w-103 wide:shadow-[0_0_0_1px_var(--line)]"
    >
      {bar}
      <main id="main" className={cx('flex flex-1 flex-col px-[16px] pt-1 pb-6', className)}>
        {children}
      </main>
      {footer && (
        <footer
          className="sticky bottom-0 z-20"
          // The content policy allows no `style` attribute in a prerendered page.
          style={keyboard === 0 ? undefined : { bottom: keyboard }}
        >
          {footer}
        </footer>
      )}
      {beside}
    </div>
  )
}
