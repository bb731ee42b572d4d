import { expect, it } from 'vitest'
import { mailHref, telHref } from './contact-link.ts'

it.each([
  ['9000000002', 'tel:9000000002'],
  ['+91 90000 00002', 'tel:+919000000002'],
  ['(022) 555-0101', 'tel:0225550101'],
  ['112', 'tel:112'],
  ['12', null],
  ['+', null],
  ['javascript:alert(1)', null],
  ['9000000002;ext=5', 'tel:9000000002'],
  ['98765 43210 / 91234 56789', 'tel:9876543210'],
  ['+91 98765 43210 (9am-6pm)', 'tel:+919876543210'],
  ['91 09876543210', 'tel:+919876543210'],
  ['919876543210', 'tel:+919876543210'],
  ['098765 43210', 'tel:09876543210'],
  ['९८७६५ ४३२१०', 'tel:9876543210'],
  ['call us', null],
])('the phone number %s', (text, href) => {
  expect(telHref(text)).toBe(href)
})

it.each([
  ['help@example.com', 'mailto:help@example.com'],
  ['help', null],
  ['help@example.com?bcc=other@example.com', null],
  ['a@example.com,b@example.com', 'mailto:a@example.com'],
  ['a@example.com / b@example.com', 'mailto:a@example.com'],
  ['Support <help@example.com>.', 'mailto:help@example.com'],
  ['javascript:alert(1)@example.com', null],
  ['<b>@example.com', null],
  ['help\u202E@example.com', null],
])('the address %s', (text, href) => {
  expect(mailHref(text)).toBe(href)
})
