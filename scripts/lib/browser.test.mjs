import { chromium } from 'playwright-core'
import { expect, it } from 'vitest'
import { findBrowser, findTestBrowser } from './browser.mjs'

it('refuses a CHROMIUM_PATH that names no program', async () => {
  await expect(findBrowser({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow('CHROMIUM_PATH names no program')
})

it.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'starts the browser from npm when the machine has none',
  async () => {
    const { from, ...options } = await findBrowser({ PATH: '' })
    expect(from).toBe('npm')
    const browser = await chromium.launch(options)
    try {
      const page = await browser.newPage()
      await page.setContent('<title>Vánek</title>')
      expect(await page.title()).toBe('Vánek')
    } finally {
      await browser.close()
    }
  },
)

it.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'tests use the browser from npm even if the machine has one, unless another is configured',
  async () => {
    const machine = { PATH: process.env['PATH'] }
    expect((await findTestBrowser(machine)).from).toBe('npm')
    expect((await findTestBrowser({ ...machine, CHROMIUM_PATH: process.execPath })).from).toBe('CHROMIUM_PATH')
  },
)
