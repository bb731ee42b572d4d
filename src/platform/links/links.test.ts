import { describe, expect, it } from 'vitest'
import { safeLink, storeLink, type LinkField } from './links.ts'

const addresses = [
  'https://app.example/ank',
  'https://wa.me/919876543210',
  'http://app.example/ank',
  'tel:+919876543210',
  'mailto:help@example.com',
  'upi://pay?pa=house@upi&am=10.00',
  'whatsapp://send?text=hello',
  'intent://pay#Intent;scheme=upi;end',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'blob:https://app.example/1',
  'file:///etc',
  'https://wa.me@evil.example/',
  'https://:secret@app.example/',
  'https://wa.me.evil.example/',
  '',
  '/wallet',
]

describe('each field opens only its own kind of link', () => {
  it.each<[LinkField, string[]]>([
    [
      'appLink',
      ['https://app.example/ank', 'https://wa.me/919876543210', 'https://wa.me.evil.example/'],
    ],
    ['phone', ['tel:+919876543210']],
    ['email', ['mailto:help@example.com']],
    ['whatsapp', ['https://wa.me/919876543210']],
    [
      'helpLine',
      [
        'https://app.example/ank',
        'https://wa.me/919876543210',
        'tel:+919876543210',
        'https://wa.me.evil.example/',
      ],
    ],
    ['payment', ['upi://pay?pa=house@upi&am=10.00']],
    [
      'guide',
      [
        'https://app.example/ank',
        'https://wa.me/919876543210',
        'http://app.example/ank',
        'https://wa.me.evil.example/',
      ],
    ],
  ])('%s', (field, opened) => {
    expect(addresses.filter((address) => safeLink(field, address) !== null)).toEqual(opened)
  })
})

it('spaces around it don’t matter', () => {
  expect(safeLink('appLink', ' https://app.example/ank ')).toBe('https://app.example/ank')
  expect(safeLink('appLink', null)).toBeNull()
})

it('tabs and line breaks in it are left out, as a browser does: it opens as it was judged', () => {
  expect(safeLink('appLink', 'ht\ttps://app.\r\nexample/ank\u0001')).toBe('https://app.example/ank')
  expect(safeLink('appLink', 'java\nscript:alert(1)')).toBeNull()
})

it.each([
  ['https://app.example/ank', 'https://app.example/ank'],
  [' http://app.example/ank', 'https://app.example/ank'],
  [
    'market://details?id=com.ank.app&hl=hi',
    'https://play.google.com/store/apps/details?id=com.ank.app&hl=hi',
  ],
  ['market://search?q=ank', null],
  ['intent://details?id=com.ank.app', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the app link %j opens %j', (address, opened) => {
  expect(storeLink(address)).toBe(opened)
})
