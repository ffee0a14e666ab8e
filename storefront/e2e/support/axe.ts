import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from 'playwright-core'
import { paintFromNowOn } from './less-drawing.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong on the page as it stands, one line for each place. */
export async function axeFindings(page: Page): Promise<string[]> {
  await paintFromNowOn(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    // style sheets are read for rules that are not asked for; the path to an element takes long to find
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false, selectors: false })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}
