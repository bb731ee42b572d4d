import { expect, type Page } from '@playwright/test'
import axeCore, { type Result, type RunOnly } from 'axe-core'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** WCAG 2.2, levels A and AA, as axe names them. */
export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const

/** What breaks a rule of axe in the page, or only `within` a part of it; `tags` or `rules` choose. */
export async function findViolations(
  page: Page,
  { within, tags, rules }: { within?: string; tags?: readonly string[]; rules?: string[] } = {},
): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  const runOnly: RunOnly | null =
    rules !== undefined
      ? { type: 'rule', values: rules }
      : tags !== undefined
        ? { type: 'tag', values: [...tags] }
        : null
  return page.evaluate(
    async ([context, only]) => {
      const { axe } = window as unknown as { axe: typeof axeCore }
      // The elements that break no rule would be described too, by the thousand.
      const options = { resultTypes: ['violations' as const], ...(only && { runOnly: only }) }
      return (await axe.run(context ?? document, options)).violations
    },
    [within ?? null, runOnly] as const,
  )
}

/** The rules that a theme can break by its colours alone. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** No rule of axe is broken in the theme that is shown. */
async function expectNoViolation(page: Page, theme: Theme, within?: string): Promise<void> {
  const chosen =
    theme === 'dark' ? { rules: colourRules } : { tags: [...wcagTags, 'best-practice'] }
  const violations = await findViolations(page, { ...chosen, ...(within && { within }) })
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => ({
      rule: `${id}: ${help}`,
      at: target.join(' '),
      why: [...any, ...all, ...none].map(({ message }) => message).join('; '),
    })),
  )
  expect(found, `${new URL(page.url()).pathname} in ${theme}`).toEqual([])
}

/**
 * Judges the screen as tall as its content: nothing is half under the bar at the bottom, and what
 * is drawn only where it is seen (`content-visibility`) is all there.
 */
export async function atFullHeight(page: Page, judge: () => Promise<void>): Promise<void> {
  const usual = page.viewportSize() ?? { width: 390, height: 844 }
  const height = await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('#root *')) {
      if (getComputedStyle(part).contentVisibility !== 'visible') {
        part.style.contentVisibility = 'visible'
      }
    }
    return document.documentElement.scrollHeight
  })
  await page.setViewportSize({ ...usual, height: Math.max(height, usual.height) })
  await judge()
  await page.setViewportSize(usual)
}

/**
 * The screen is accessible in both themes, all of it: every rule in the light one, those of colours
 * in the dark one too. The page ends in the light theme. `within` judges only a part of it.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await atFullHeight(page, async () => {
    for (const theme of themes.toReversed()) {
      await page.emulateMedia({ colorScheme: theme })
      await expectNoViolation(page, theme, within)
    }
  })
}

/**
 * Nothing can be scrolled sideways, the page or what lies over it: what is too wide would also zoom
 * a phone's page out.
 */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  const { wide, parts } = await page.evaluate(() => ({
    wide: Math.max(innerWidth, document.body.scrollWidth),
    parts: [...document.querySelectorAll('dialog[open] .modal-panel > *')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ className }) => className),
  }))
  const { pathname } = new URL(page.url())
  expect(wide, `${pathname} is wider than the screen`).toBe(width)
  expect(parts, `what lies over ${pathname} is wider than the screen`).toEqual([])
}
