import { test } from '@playwright/test'

/** Skips a test, or those of a group, on a machine that lacks something; `npm test` lists them. */
export const needs = (what: string, isHere: boolean): void =>
  test.skip(!isHere, `${what} isn’t installed`)
