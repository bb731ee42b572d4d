import { expect, it } from 'vitest'
import { latinDigits } from './latin-digits.ts'

it.each([
  ['Devanagari', '०१२३४५६७८९'],
  ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['full-width', '０１２３４５６７８９'],
  // Five tens directly after each other, outside of the first plane.
  ['bold sans-serif', '𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵'],
  ['Latin', '0123456789'],
])('reads %s digits', (_, typed) => {
  expect(latinDigits(typed)).toBe('0123456789')
})

it('leaves everything else as it is', () => {
  expect(latinDigits('₹१,००० – Asha ½ Ⅳ')).toBe('₹1,000 – Asha ½ Ⅳ')
  expect(latinDigits('')).toBe('')
})
