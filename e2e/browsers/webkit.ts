import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { expect } from '@playwright/test'
import { Builder, Key, type WebElement } from 'selenium-webdriver'
import { fontVariables } from '../../scripts/lib/programs/fonts.ts'
import { freePort } from '../testing/host/free-port.ts'
import type { Browser } from './phone.ts'

/** A screen that nobody sees; returns its name, as ':7'. */
async function startScreen(): Promise<{ screen: ChildProcess; name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp']
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  return { screen, name: `:${number.toString().trim()}` }
}

/** WebKitGTK’s own small browser, over its WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const { screen, name } = await startScreen()
  const port = await freePort()
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...fontVariables, DISPLAY: name, LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const address = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers).toBe(true)
  const driver = await new Builder().usingServer(address).forBrowser('MiniBrowser').build()
  await driver.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 })
  return {
    version: (await driver.getCapabilities()).getBrowserVersion() ?? '',
    open: (page) => driver.get(page),
    run: (work, ...given) => driver.executeScript(work, ...given),
    async element(work, ...given) {
      const found = await driver.executeScript<WebElement | null>(work, ...given)
      return found && { click: () => found.click(), type: (text) => found.sendKeys(text) }
    },
    press: (key) =>
      driver
        .actions()
        .sendKeys(key === 'Enter' ? Key.ENTER : Key.ESCAPE)
        .perform(),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit()
      server.kill()
      screen.kill()
    },
  }
}
