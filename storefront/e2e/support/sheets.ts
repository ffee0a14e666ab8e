import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Manifest } from '../../server/build/client-files.ts'

const client = fileURLToPath(new URL('../../dist/cs/client', import.meta.url))

/** The built style sheets of kinds of pages, by their names. */
function readSheets(): Record<string, string> {
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Manifest
  const found = Object.entries(manifest).flatMap(([key, { file }]) => {
    const name = /src\/styles\/sheets\/(\w+)\.css$/.exec(key)?.[1]
    return name ? [[name, readFileSync(`${client}/${file}`, 'utf8')]] : []
  })
  if (found.length === 0) throw new Error('The build has no style sheets of pages')
  return Object.fromEntries(found) as Record<string, string>
}

let sheets: Record<string, string> | undefined

/** Elements of the page that only sheets have rules for which the page has not loaded. */
export const unstyled = (page: Page): Promise<string[]> =>
  page.evaluate(
    (all) => {
      const drawn = /::?(?:before|after|marker|placeholder|backdrop|-webkit-[\w-]+|-moz-[\w-]+)/g
      const selectorsIn = (list: CSSRuleList) => {
        const rules = [...list]
        for (const rule of rules) if ('cssRules' in rule) rules.push(...(rule.cssRules as CSSRuleList))
        return rules.flatMap((rule) => (rule as CSSStyleRule).selectorText?.replaceAll(drawn, '') ?? [])
      }
      const loaded = new Set([...document.styleSheets].flatMap((sheet) => selectorsIn(sheet.cssRules)))
      const isLoaded = (name: string) =>
        document.querySelector(`link[rel=stylesheet][href*="/assets/${name}-"]`) !== null
      return Object.entries(all).flatMap(([name, css]) => {
        if (isLoaded(name)) return []
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        return selectorsIn(sheet.cssRules)
          .filter((selector) => !loaded.has(selector) && document.querySelector(selector))
          .map((selector) => `no style for ${selector}, which is in the sheet ${name}`)
      })
    },
    (sheets ??= readSheets()),
  )
