import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, type ViewportSize } from '@playwright/test'
import type axeCore from 'axe-core'
import type { Result, RunOnly } from 'axe-core'
import { missingGlyphs } from './glyphs.ts'

interface JudgeOptions {
  /** A selector: only a part of the page is judged. */
  within?: string | undefined
  /** The rules; without it, all of axe's. */
  runOnly?: RunOnly
  /** Names of rules that aren't run. */
  without?: readonly string[]
}

/** Axe in its short form, less than half as long: every page that is judged parses all of it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules of axe that the page breaks, with the elements that break them. */
export async function findViolations(
  page: Page,
  { within, runOnly, without = [] }: JudgeOptions = {},
): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([context, only, names]) => {
      const { axe } = window as unknown as { axe: typeof axeCore }
      // The elements that break no rule would be described too, by the thousand.
      const options = {
        resultTypes: ['violations' as const],
        rules: Object.fromEntries(names.map((name) => [name, { enabled: false }])),
        ...(only && { runOnly: only }),
      }
      return (await axe.run(context ?? document, options)).violations
    },
    [within ?? null, runOnly ?? null, without] as const,
  )
}

/** The rules that colours alone can break: most of the time goes there. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** The rules that are judged in each theme: in the dark one, only those of colours. */
const rulesOf: Record<'dark' | 'light', RunOnly> = {
  dark: { type: 'rule', values: ofColours },
  // WCAG 2.2, levels A and AA, as axe names them.
  light: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
}

/** No rule of axe is broken in the theme that is shown. */
async function expectNoViolation(
  page: Page,
  theme: keyof typeof rulesOf,
  options: JudgeOptions,
): Promise<void> {
  const violations = await findViolations(page, { runOnly: rulesOf[theme], ...options })
  const problems = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => ({
      rule: `${id}: ${help}`,
      at: target.join(' '),
      why: [...any, ...all, ...none].map(({ message }) => message).join('; '),
    })),
  )
  expect(problems, `${new URL(page.url()).pathname} in ${theme}`).toEqual([])
}

/** Makes the window as tall as the page, all of which is drawn. */
async function growToContent(page: Page, { width, height }: ViewportSize): Promise<void> {
  const needed = await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('#root *')) {
      if (getComputedStyle(part).contentVisibility !== 'visible') {
        part.style.contentVisibility = 'visible'
      }
    }
    return document.documentElement.scrollHeight
  })
  await page.setViewportSize({ width, height: Math.max(needed, height) })
}

/**
 * Judges the screen as tall as its content: nothing is half under the bar at the bottom, and what
 * is drawn only where it is seen (`content-visibility`) is all there. `grow` before each look: parts that
 * come once the page is idle make it taller.
 */
async function atFullHeight(
  page: Page,
  judge: (grow: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const usual = page.viewportSize() ?? { width: 390, height: 844 }
  await judge(() => growToContent(page, usual))
  await page.setViewportSize(usual)
}

/**
 * The screen is accessible in both themes, all of it: every rule in the light one, those of colours
 * in the dark one too. The page ends in the light theme. `within` judges only a part of it. Every
 * character has a glyph.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await atFullHeight(page, async (grow) => {
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await grow()
      await expectNoViolation(page, theme, { within })
    }
    expect(await missingGlyphs(page), 'these characters are drawn as empty boxes').toEqual([])
  })
}

/** Like `expectAccessible`, but without colours: those were judged in another language and don't differ. */
export async function expectAccessibleInLanguage(page: Page): Promise<void> {
  await atFullHeight(page, async (grow) => {
    await grow()
    await expectNoViolation(page, 'light', { without: ofColours })
    expect(await missingGlyphs(page), 'these characters are drawn as empty boxes').toEqual([])
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
