import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { readAmount, unreadableAmount } from '#domain/money/amount.ts'
import { latinDigits } from '#domain/text/latin-digits.ts'
import { amountMessages as words } from '#messages/en/money/amount.ts'

const isDigits = (text: string) => /^\d*$/.test(text)

/** A point or a comma, as keyboards of several scripts have them. */
const separator = /[.,٫٬．，]/u

const withoutOthers = (text: string) => text.replaceAll(/\D/g, '')

/** Moving the caret says that something else is meant to be typed now. */
const moving = /^(Arrow|Home$|End$)/

/**
 * The text of an amount field, which holds nothing but digits (readings.md#amount-fields). A field of
 * numbers tells neither its caret nor a text it can't read, so each way in is judged by what it brings:
 * a key by itself, a pasted, filled-in or dictated text as a whole, a composed one by its own characters
 * and what stood in the field before.
 */
export function useAmountText(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  onChange: (value: string) => void,
) {
  /** What's said about a text that wasn't taken, until another amount stands in the field. */
  const [refusal, setRefusal] = useState<{ sentence: string; at: string } | null>(null)
  /** As the browser has it, while an input method composes. */
  const [composed, setComposed] = useState<string | null>(null)
  /** A point or the like was typed: what follows isn't taken. */
  const ended = useRef(false)
  /** The last text of a composition that was an amount. */
  const lastDigits = useRef('')
  /** It began in an empty field, so that its text is all that stands there. */
  const wasEmpty = useRef(false)
  /** What's said of a composition that has just been changed: perhaps by the tap that sends the form. */
  const cut = useRef<string | null>(null)

  function settle(amount: string, sentence?: string): void {
    onChange(amount)
    setRefusal(sentence === undefined ? null : { sentence, at: amount })
  }
  function takeWhole(text: string): void {
    const amount = readAmount(text)
    ended.current = false
    if (amount === null) settle(value, words.notAnAmount)
    else settle(amount)
  }

  const beforeInput = useEffectEvent((event: InputEvent) => {
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    if (text === '') ended.current = false
    // What is composed can't be refused.
    if (text === '' || !event.cancelable || event.isComposing) return
    const digits = latinDigits(text)
    const isKey = event.inputType === 'insertText' && [...text].length === 1
    if (isKey && (ended.current || !isDigits(digits))) {
      event.preventDefault()
      // A letter, a sign, a blank: as if it hadn't been pressed.
      if (!isDigits(digits) && !separator.test(text)) return
      ended.current = true
      settle(value, words.whole)
    } else if (isKey && digits !== text) {
      event.preventDefault()
      // Nothing else inserts at the caret of a field of numbers.
      document.execCommand('insertText', false, digits)
    } else if (!isDigits(text)) {
      event.preventDefault()
      takeWhole(text)
    } else ended.current = false
  })
  useEffect(() => {
    const field = input.current
    const listen = (event: InputEvent) => beforeInput(event)
    // React's event with this name is another one.
    field?.addEventListener('beforeinput', listen)
    return () => field?.removeEventListener('beforeinput', listen)
  }, [input])

  return {
    refusal: refusal?.at === value ? refusal.sentence : null,
    props: {
      value: composed ?? (value === unreadableAmount ? '' : value),
      onChange(text: string, { validity }: HTMLInputElement) {
        const isAmount = isDigits(text) && !validity.badInput
        if (composed === null) {
          if (isAmount) onChange(text)
          else takeWhole(text)
          return
        }
        if (isAmount && !ended.current) lastDigits.current = text
        setComposed(text)
        onChange(isAmount ? text : unreadableAmount)
      },
      onCompositionStart() {
        lastDigits.current = value
        wasEmpty.current = value === ''
        setComposed(value)
      },
      onCompositionEnd({ data, currentTarget }: CompositionEvent<HTMLInputElement>) {
        const before = lastDigits.current
        const digits = latinDigits(data)
        const [whole = '', ...rest] = digits.split(separator)
        const hasEnded = ended.current || rest.length > 0
        setComposed(null)
        if (!hasEnded && isDigits(data)) return onChange(currentTarget.value)
        // The browser may have left out what isn't a digit: '500,00' would stand there as 50000.
        const next = readComposed()
        currentTarget.value = next ?? before
        const sentence = hasEnded ? words.whole : words.notAnAmount
        const isCut = hasEnded || next === null
        settle(next ?? before, isCut ? sentence : undefined)
        if (!isCut && isDigits(digits)) return
        ended.current = isCut
        cut.current = sentence
        setTimeout(() => (cut.current = null))

        /** The digits that stand in the field now; null where that can't be told. */
        function readComposed(): string | null {
          if (wasEmpty.current && !ended.current) return withoutOthers(whole)
          if (hasEnded) return null
          // Of what the field could read, only a part may be missing that isn't a digit.
          const text = currentTarget.value
          return digits === data && text !== '' ? withoutOthers(text) : null
        }
      },
      onBlur() {
        ended.current = false
        // Nothing is sent that the player hasn't seen.
        if (cut.current !== null) settle('', cut.current)
        cut.current = null
      },
      onPointerDown: () => (ended.current = false),
      onKeyDown(event: KeyboardEvent) {
        // Counts up and down in a field of numbers.
        if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault()
        if (moving.test(event.key)) ended.current = false
      },
    },
  }
}
