import type { Page } from '@playwright/test'
import { configKey } from '#platform/ank-json/kept-config.ts'
import { blankPath } from './host/site.ts'

/** From now on the operator's file, /ank.json, says this. */
export const operatorSays = (page: Page, file: object) =>
  page.route('**/ank.json', (route) => route.fulfill({ json: file }))

/** Somebody who was here before, when the file said this; ends on an empty page. */
export async function wasHere(page: Page, kept: object): Promise<void> {
  await page.goto(blankPath)
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    configKey,
    JSON.stringify(kept),
  ] as const)
}

/** What the phone has stored of the file. */
export const storedFile = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), configKey)
