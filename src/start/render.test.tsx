import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInto } from './render.tsx'

it('what is rendered next has replaced what was there once it says so', async () => {
  const place = document.createElement('div')
  const render = renderInto(place)
  const seen: string[] = []
  const see = () => seen.push(place.textContent)
  await act(async () => void render(<button>Login</button>).then(see))
  await act(async () => void render(<p>Home</p>).then(see))
  expect(seen).toEqual(['Login', 'Home'])
})
