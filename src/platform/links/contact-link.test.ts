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
  ['9000000002;ext=5', null],
])('the phone number %s', (text, href) => {
  expect(telHref(text)).toBe(href)
})

it.each([
  ['help@example.com', 'mailto:help@example.com'],
  ['help', null],
  ['help@example.com?bcc=other@example.com', null],
  ['a@example.com,b@example.com', null],
  ['javascript:alert(1)@example.com', null],
  ['<b>@example.com', null],
  ['help\u202E@example.com', null],
])('the address %s', (text, href) => {
  expect(mailHref(text)).toBe(href)
})
