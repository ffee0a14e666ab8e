import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Manifest } from '../../server/build/client-files.ts'

const client = fileURLToPath(new URL('../../dist/cs/client', import.meta.url))

/** The built style sheet of cart, checkout and account. */
function orderSheet(): string {
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Manifest
  const file = Object.keys(manifest).find((key) => key.endsWith('src/styles/order.css'))
  if (!file) throw new Error('The build has no style sheet for orders')
  return readFileSync(`${client}/${manifest[file]?.file}`, 'utf8')
}

let sheet: string | undefined

/** Elements of the page that only the order style sheet has rules for, while the page has not loaded it. */
export const unstyled = (page: Page): Promise<string[]> =>
  page.evaluate(
    (css) => {
      if (document.querySelector('link[rel=stylesheet][href*="/assets/order-"]')) return []
      const made = new CSSStyleSheet()
      made.replaceSync(css)
      const rules = [...made.cssRules]
      for (const rule of rules) if ('cssRules' in rule) rules.push(...(rule.cssRules as CSSRuleList))
      const drawn = /::?(?:before|after|marker|placeholder|-webkit-[\w-]+)/g
      const selectors = rules.flatMap((rule) => (rule as CSSStyleRule).selectorText?.replaceAll(drawn, '') ?? [])
      return selectors.filter((selector) => document.querySelector(selector)).map((each) => `no style for ${each}`)
    },
    (sheet ??= orderSheet()),
  )
