import * as eye from 'lucide-react/icons/eye'
import * as loader from 'lucide-react/icons/loader-circle'
import { createElement, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLucideIcon from './lucide-icon.ts'

type Icon = typeof eye & { __iconData: Parameters<typeof createLucideIcon>[0] }

/** The drawn element, whatever the order of its attributes. */
const drawn = (icon: Parameters<typeof createElement>[0], props: SVGProps<SVGSVGElement>) =>
  new DOMParser().parseFromString(renderToStaticMarkup(createElement(icon, props)), 'text/html')

test.each([
  ['with a width of its own', eye, { className: 'size-4', 'aria-hidden': true, strokeWidth: 2.5 }],
  ['with an earlier name', loader, { className: 'size-5 spin' }],
  ['as it is', eye, {}],
])('a build draws an icon as lucide-react does: %s', (_, icon, props) => {
  const ours = drawn(createLucideIcon((icon as Icon).__iconData), props)
  expect(ours.isEqualNode(drawn(icon.default, props))).toBe(true)
})
