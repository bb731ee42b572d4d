import { expect, it } from 'vitest'
import { isNamed } from './spoken-name.ts'

it.each([
  ['Kalyan', 'कल्याण'],
  ['Milan Day', 'मिलन डे'],
  ['Rajdhani Night', 'राजधानी नाइट'],
  ['Sridevi Morning', 'श्रीदेवी मॉर्निंग'],
  ['Time Bazar', 'टाइम बाज़ार'],
  ['Main Mumbai', 'मेन मुंबई'],
  ['Deccan Morning', 'डेक्कन'],
  ['Sahyadri Noon', 'सह्याद्री'],
  ['Malwa Day', 'मालवा'],
  ['Konkan Day', 'कोंकण'],
  ['Vindhya Evening', 'विंध्य ईवनिंग'],
  ['Laxmi Night', 'लक्ष्मी'],
  ['Supreme 10', 'सुप्रीम १०'],
  ['Lucky Phone', 'लकी फ़ोन'],
])('“%s” is found as “%s”, and the other way round', (latin, hindi) => {
  expect(isNamed(latin, hindi)).toBe(true)
  expect(isNamed(hindi, latin.slice(0, 5))).toBe(true)
})

it('in its own letters a name is found by any part of it, whatever its case, blanks and signs', () => {
  expect(isNamed('Konkan Day', 'kan d')).toBe(true)
  expect(isNamed('Konkan-Day', 'KONKANDAY')).toBe(true)
  expect(isNamed('Café Night', 'cafe')).toBe(true)
  expect(isNamed('कल्याण नाइट', 'कल्या')).toBe(true)
  expect(isNamed('Konkan Day', '')).toBe(true)
})

it.each([
  ['Konkan Day', 'kokan'],
  ['Konkan Day', 'मिलन'],
  ['Milan Day', 'मालवा'],
  ['कल्याण', 'milan'],
  ['Sample 1', '२'],
])('“%s” isn’t found as “%s”', (name, wanted) => {
  expect(isNamed(name, wanted)).toBe(false)
})
