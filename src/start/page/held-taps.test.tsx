import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdTaps, replay } from './held-taps.ts'

const form = `
  <form action="/auth"><label>Name <input name="name"></label><button>Login</button></form>
  <a href="/how-to-play">How to Play</a>
  <label><input type="radio" name="mode" value="signup">Sign up</label>`

const heard: string[] = []
/** What the app does once it is there. */
function listen(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => heard.push((target as Element).tagName))
  root.addEventListener('submit', (event) => {
    event.preventDefault()
    heard.push('submit')
  })
}

function write(place: Element, html: string): void {
  place.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
}

let root: HTMLElement
let release: () => void
beforeEach(() => {
  heard.length = 0
  write(document.body, `<div id="root">${form}</div><button>Outside</button>`)
  root = document.getElementById('root') as HTMLElement
  const stop = holdTaps(document)
  release = () => replay(stop(), document)
})
afterEach(() => {
  release()
  document.body.replaceChildren()
})

it('holds taps until the app listens, then replays them in order', () => {
  listen(root)
  fireEvent.click(screen.getByText('How to Play'))
  fireEvent.click(screen.getByText('Login'))
  expect(heard).toEqual([])
  release()
  expect(heard).toEqual(['A', 'BUTTON', 'submit'])
  fireEvent.click(screen.getByText('Login'))
  expect(heard).toEqual(['A', 'BUTTON', 'submit', 'BUTTON', 'submit'])
})

it('never lets a form submit itself', () => {
  const sent = vi.fn()
  const note = ({ defaultPrevented }: Event) => sent(defaultPrevented)
  document.addEventListener('submit', note, { once: true })
  fireEvent.submit(screen.getByText('Login').closest('form') as HTMLFormElement)
  expect(sent).toHaveBeenCalledWith(true)
})

it('holds a choice, but leaves a field and anything outside alone', () => {
  const choice = screen.getByText<HTMLLabelElement>('Sign up')
  fireEvent.click(choice)
  const radio = choice.querySelector('input')
  expect(radio?.checked).toBe(false)
  const press = vi.fn()
  screen.getByText('Outside').addEventListener('click', press)
  fireEvent.click(screen.getByText('Outside'))
  expect(press).toHaveBeenCalled()
  expect(fireEvent.click(screen.getByRole('textbox'))).toBe(true)
  release()
  expect(radio?.checked).toBe(true)
})

it('finds what was tapped in a redrawn page', () => {
  fireEvent.click(screen.getByText('How to Play'))
  write(root, form)
  listen(root)
  release()
  expect(heard).toEqual(['A'])
})
