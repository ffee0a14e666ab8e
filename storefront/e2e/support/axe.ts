import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from '@playwright/test'
import { paintFromNowOn } from './reduce-rendering.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The findings of axe on the current page, one line for each element. */
export async function axeFindings(page: Page): Promise<string[]> {
  await paintFromNowOn(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    // no preload of style sheets, which only rules that are off need; computing selectors is slow
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false, selectors: false })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}
