import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Segmented } from './segmented.tsx'

const options = [
  { value: 'open', label: 'Open', detail: '3 h left' },
  { value: 'close', label: 'Close', detail: '5 h left' },
]

it('names a choice by its words and its second line', () => {
  render(<Segmented label="Session" options={options} value="open" onChange={() => {}} />)
  expect(screen.getByRole('radio', { name: 'Close 5 h left' })).toHaveProperty('checked', false)
})
