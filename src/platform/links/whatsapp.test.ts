import { describe, expect, it } from 'vitest'
import { whatsappChat, whatsappShare } from './whatsapp.ts'

describe('a WhatsApp chat', () => {
  it.each([
    ['919876543210', 'https://wa.me/919876543210'],
    ['+91 98765 43210', 'https://wa.me/919876543210'],
    ['98765 43210', 'https://wa.me/919876543210'],
    ['098765 43210', 'https://wa.me/919876543210'],
    ['0091 9876543210', 'https://wa.me/919876543210'],
    ['98765 43210 / 91234 56789', 'https://wa.me/919876543210'],
    ['+91 98765 43210 (9am-6pm)', 'https://wa.me/919876543210'],
    ['91 09876543210', 'https://wa.me/919876543210'],
    ['९८७६५ ४३२१०', 'https://wa.me/919876543210'],
    ['+44 20 7946 0958', 'https://wa.me/442079460958'],
  ])('with %s is at %s', (number, address) => {
    expect(whatsappChat(number)).toBe(address)
  })

  it.each(['', 'call us', '12345', '(022) 555-0101'])('isn’t possible with "%s"', (number) => {
    expect(whatsappChat(number)).toBeNull()
  })
})

describe('a WhatsApp share', () => {
  it('carries the whole text, line breaks included', () => {
    expect(whatsappShare('Play & win?\nhttps://a.example/x?y=1')).toBe(
      'https://wa.me/?text=Play%20%26%20win%3F%0Ahttps%3A%2F%2Fa.example%2Fx%3Fy%3D1',
    )
  })
})
