import { type Browser, expect, type LaunchOptions, test as base } from '@playwright/test'

export { expect }

const ends: (() => unknown)[] = []

/** Runs this when the current test ends, also when it fails; what came last runs first. */
export const afterTest = (end: () => unknown): void => void ends.push(end)

/** Opens the browser of this worker, with or without images. */
let openBrowser: (pictures: boolean) => Promise<Browser>

const withoutPictures = '--blink-settings=imagesEnabled=false'

export const test = base.extend<{ ended: void }, { browsers: void }>({
  ended: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
    async ({}, use) => {
      await use()
      const faults: unknown[] = []
      for (const end of ends.splice(0).reverse()) {
        try {
          await end()
        } catch (fault) {
          faults.push(fault)
        }
      }
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  browsers: [
    async ({ playwright, launchOptions }, use) => {
      const running = new Map<boolean, Promise<Browser>>()
      const launch = (pictures: boolean) => {
        const args = [...(launchOptions.args ?? []), ...(pictures ? [] : [withoutPictures])]
        const browser = playwright.chromium.launch({ ...launchOptions, args } satisfies LaunchOptions)
        running.set(pictures, browser)
        return browser
      }
      openBrowser = async (pictures) => {
        const known = await running.get(pictures)?.catch(() => undefined)
        return known?.isConnected() ? known : launch(pictures)
      }
      await use()
      await Promise.all([...running.values()].map(async (browser) => (await browser).close()))
    },
    { scope: 'worker', auto: true },
  ],
})

/**
 * The browser of this worker; each visitor has a context. Most tests load no images, since loading and painting them
 * takes a fifth of a browser's time. Their space is reserved without them too.
 */
export const sharedBrowser = (pictures = false): Promise<Browser> => openBrowser(pictures)
