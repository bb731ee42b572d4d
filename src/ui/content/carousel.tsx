// In place of embla: docs/decisions/0014-dependencies.md, “Kept by hand”.

import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { carouselMessages as words } from '#messages/en/app/carousel.ts'
import { useReducedMotion } from '#platform/device/media.ts'
import { usePageVisible } from '#platform/device/page-visibility.ts'
import { timers, type Schedule } from '#platform/schedule.ts'
import { cx } from '../look/cx.ts'

export interface CarouselProps {
  label: string
  /** One node per slide. */
  slides: readonly { id: string; node: ReactNode }[]
  /** Time between slides in ms. */
  every?: number
  schedule?: Schedule
}

/** The token `--ease-out`, in 240 ms. */
const movement = { duration: 240, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }

/**
 * Slides that scroll and snap natively and move on by themselves while there is more than one:
 * not while touched, hovered, focused, hidden or paused, and never where less motion is wanted.
 */
export function Carousel({ label, slides, every = 5000, schedule = timers }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const visible = usePageVisible()
  const still = useReducedMotion()
  const many = slides.length > 1
  const at = Math.min(position, Math.max(0, slides.length - 1))
  const running = many && visible && !paused && !held && !still

  const show = (index: number) => {
    const list = track.current
    const slide = list?.children[index]
    if (!list || !(slide instanceof HTMLElement)) return
    const { scrollLeft } = list
    list.scrollLeft = slide.offsetLeft - list.offsetLeft
    // Smooth scrolling would draw each frame on the page's own thread, which an open home pays for all day.
    const from = { translate: `${list.scrollLeft - scrollLeft}px` }
    for (const { firstElementChild } of list.children) {
      firstElementChild?.animate([from, { translate: 'none' }], movement)
    }
    setPosition(index)
  }

  // An event, not a dependency: a render must not restart the wait.
  const advance = useEffectEvent((from: number) => show((from + 1) % slides.length))
  useEffect(
    () => (running ? schedule(() => advance(at), every) : undefined),
    [running, at, every, schedule],
  )

  /** The player holds the track: it stays where it's moved to. */
  const hold = () => setHeld(true)

  const settle = () => {
    const list = track.current
    if (!list || list.clientWidth === 0) return
    setPosition(Math.min(slides.length - 1, Math.round(list.scrollLeft / list.clientWidth)))
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="on-slate overflow-hidden rounded-panel"
    >
      <div
        className="relative"
        onPointerEnter={hold}
        onPointerLeave={() => setHeld(false)}
        onFocus={hold}
        onBlur={() => setHeld(false)}
      >
        <ul
          ref={track}
          onScroll={settle}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
          tabIndex={many ? 0 : undefined}
          aria-label={many ? label : undefined}
          className="no-scrollbar flex [scroll-snap-type:x_mandatory] overflow-x-auto overscroll-x-contain"
        >
          {slides.map(({ id, node }, index) => (
            <li
              key={id}
              aria-label={words.slide(index + 1, slides.length)}
              aria-hidden={many && index !== at ? true : undefined}
              inert={many && index !== at}
              className="w-full shrink-0 snap-start"
            >
              {/* A layer for good: making it and ending it would draw the page's layers anew each time. */}
              <div style={{ willChange: 'translate' }}>{node}</div>
            </li>
          ))}
        </ul>
        {many && (
          <div className="pointer-events-none absolute inset-x-0 bottom-0 flex h-5 items-center justify-between px-4">
            <span className="flex items-center gap-1.5" aria-hidden="true">
              {slides.map(({ id }, index) => (
                <span
                  key={id}
                  className={cx('h-1 rounded-full', index === at ? 'w-4 bg-spark' : 'w-1 bg-dot')}
                />
              ))}
            </span>
            {!still && (
              <button
                type="button"
                onClick={() => setPaused(!paused)}
                aria-label={paused ? words.play : words.pause}
                className="pointer-events-auto -me-4 -mt-[28px] flex size-[48px] items-end justify-center rounded-btn pb-[5px] text-chalk2 outline-offset-[-6px]"
              >
                {paused ? (
                  <Play className="size-3.5 fill-current" aria-hidden="true" />
                ) : (
                  <Pause className="size-3.5 fill-current" aria-hidden="true" />
                )}
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
