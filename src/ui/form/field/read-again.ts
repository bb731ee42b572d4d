import { Component, type RefObject } from 'react'
import { flushSync } from 'react-dom'

type TextField = HTMLInputElement | HTMLTextAreaElement

interface ReadAgainProps {
  /** What the text field is in. It must stand before this in the tree. */
  place: RefObject<HTMLElement | null>
  /** What the app believes to stand in the field. */
  shown: string
  take: (text: string, field: TextField) => void
}

/** One for each text field on screen. */
const readers = new Set<ReadAgain>()

/** What the app draws after. */
const occasions = ['keydown', 'input', 'change', 'click', 'submit'] as const

/**
 * Reads all fields before anything is drawn: a password manager may have filled several without an event,
 * or with one that React doesn't hear.
 */
function readAll({ type, target }: Event): void {
  const found = [...readers].map((reader) => reader.read()).filter((each) => each !== null)
  // What is only typed, React hears by itself.
  if (type === 'input' && found.every(({ field }) => field === target)) return
  // Each is drawn before the next, which may be a part of the same state.
  for (const { take } of found) flushSync(take)
}

/**
 * Reads a text field when the app starts, since something may have been typed before, and again whenever
 * the player does something: what stands in it is what counts, however it got there. Until then it stays:
 * React would write over it whenever the form is drawn, as when a poll is answered. A class, since only
 * those are asked before the page is changed.
 */
export class ReadAgain extends Component<ReadAgainProps> {
  /** The last text that the app has heard of: if it isn't shown, it was refused. */
  #heard: string | null = null

  /** The field, if it holds what the app doesn't show. */
  #find(shown: string): TextField | null {
    const field = this.props.place.current?.querySelector<TextField>('input, textarea')
    return !field || field.value === shown ? null : field
  }

  /** What the field holds, and how the app takes it over; null if the app shows it. */
  read() {
    const field = this.#find(this.props.shown)
    if (field === null) return null
    const text = field.value
    this.#heard = text
    return { field, take: () => this.props.take(text, field) }
  }

  override componentDidMount() {
    if (this.#find(this.props.shown)?.value) this.read()?.take()
    readers.add(this)
    if (readers.size === 1) for (const each of occasions) addEventListener(each, readAll, true)
  }

  /** The text that must outlast this drawing. */
  override getSnapshotBeforeUpdate({ shown }: ReadAgainProps): string | null {
    const text = this.#find(shown)?.value ?? null
    if (text === null) this.#heard = null
    return shown === this.props.shown && text !== this.#heard ? text : null
  }

  override componentDidUpdate(_props: unknown, _state: unknown, text: string | null) {
    const field = text === null ? null : this.#find(text)
    if (field !== null && text !== null) field.value = text
  }

  override componentWillUnmount() {
    readers.delete(this)
    if (readers.size === 0) for (const each of occasions) removeEventListener(each, readAll, true)
  }

  override render() {
    return null
  }
}
