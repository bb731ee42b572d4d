import { describe, expect, it } from 'vitest'
import { criticalCss } from '../../../scripts/vite/critical-css.ts'

describe('the styles a page needs first', () => {
  it('are those of its classes, including brackets, colons and slashes', () => {
    const css =
      '.min-h-\\[48px\\]{min-height:48px}.w-\\[0\\.74em\\]{width:.74em}.active\\:bg-line:active{color:red}' +
      '.bg-chalk\\/25{color:#00f}.\\[\\&\\>p\\]\\:m-1>p{margin:1px}.h-9{height:9px}'
    const html =
      '<p class="min-h-[48px] w-[0.74em] active:bg-line"></p><i class="bg-chalk/25 [&amp;&gt;p]:m-1"></i>'
    expect(criticalCss(css, html)).toBe(css.replace('.h-9{height:9px}', ''))
  })

  it('stay in their layers, media and container queries', () => {
    const css =
      '@layer base{p{margin:0}}@layer utilities{.a{top:0}.b{top:1px}' +
      '@media (width>=30rem){.wide\\:a{top:2px}.wide\\:b{top:3px}}@container (width>=20rem){.c{top:4px}}}'
    expect(criticalCss(css, '<p class="a wide:a c"></p>')).toBe(
      '@layer base{p{margin:0}}@layer utilities{.a{top:0}' +
        '@media (width>=30rem){.wide\\:a{top:2px}}@container (width>=20rem){.c{top:4px}}}',
    )
  })

  it('keep the animations and properties in use, however far away', () => {
    const css =
      ':root{--ink:red;--text:var(--ink);--bad:#00f}@keyframes spin{to{rotate:1turn}}' +
      '@keyframes rise{0%{top:0}}.busy{animation:1s spin}.sheet{animation:1s rise}.text{color:var(--text)}'
    expect(criticalCss(css, '<p class="busy text"></p>')).toBe(
      ':root{--ink:red;--text:var(--ink)}@keyframes spin{to{rotate:1turn}}' +
        '.busy{animation:1s spin}.text{color:var(--text)}',
    )
  })

  it('aren’t those of elements and field parts it doesn’t have', () => {
    const css =
      'html,hr{margin:0}h1,h2{top:0}p:hover>b{top:1px}textarea{top:2px}:where(p)::placeholder{top:3px}' +
      '::file-selector-button{top:4px}::-webkit-datetime-edit{top:5px}*{top:6px}::backdrop{top:7px}'
    expect(criticalCss(css, '<h2></h2><p>1 < 2</p>')).toBe(
      // An existing one keeps the rule unchanged.
      'html,hr{margin:0}h1,h2{top:0}:where(p)::placeholder{top:3px}*{top:6px}::backdrop{top:7px}',
    )
  })

  it('keep an animation although nothing uses the class of its name', () => {
    const css = '@keyframes appear{0%{top:0}}.appear{top:0}.skeleton{animation:1s appear}'
    expect(criticalCss(css, '<p class="skeleton"></p>')).toBe(css)
  })

  it('name the layer of old browsers’ defaults, so that it stays the weakest, and leave it out', () => {
    const css =
      '@layer properties{@supports (not (color:red)){*{--tw-a:0}}}@layer utilities{.a{margin:var(--tw-a)}}'
    expect(criticalCss(css, '<p class="a"></p>')).toBe(
      '@layer properties;@layer utilities{.a{margin:var(--tw-a)}}',
    )
  })
})
