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

/** Moving the caret says that something else is meant to be typed now. */
const moving = /^(Arrow|Home$|End$)/

/**
 * The text of an amount field, which holds nothing but digits (readings.md#amount-fields). A field of
 * numbers tells neither its caret nor a text it can't read, so each way in is judged by what it brings:
 * a key by itself, a pasted, filled-in or dictated text as a whole, a composed one by what stood in the
 * field before the first character that isn't a digit.
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
  /** A composition has just been cut: perhaps by the tap that sends the form. */
  const cut = useRef(false)

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
      if (text.trim() === '') return
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
        setComposed(value)
      },
      onCompositionEnd({ data, currentTarget }: CompositionEvent<HTMLInputElement>) {
        const before = lastDigits.current
        const digits = latinDigits(data)
        const isAmount = isDigits(digits) && !ended.current
        setComposed(null)
        if (isAmount && digits === data) onChange(currentTarget.value)
        else {
          const next = isAmount && before === '' ? digits : before
          // The browser may have left out what isn't a digit: '500,00' would stand there as 50000.
          currentTarget.value = next
          if (isAmount && before === '') settle(next)
          else {
            settle(next, isAmount ? words.notAnAmount : words.whole)
            ended.current = true
            cut.current = true
            setTimeout(() => (cut.current = false))
          }
        }
      },
      onBlur() {
        ended.current = false
        // Nothing is sent that the player hasn't seen.
        if (cut.current) settle('', words.whole)
        cut.current = false
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
