import { describe, expect, it } from 'vitest'
import { isIndexed } from '../../src/lib/page/define-page.ts'
import { pages } from '../../src/composition/routing/pages.ts'
import { robotsTxt, staticPaths } from './robots.ts'

const lines = robotsTxt('https://shop.test').split('\n')
/** As crawlers read it: the rule ends at `$`, or anything may follow. */
const isClosed = (path: string) =>
  lines.some((line) => {
    const rule = /^Disallow: (.*)$/.exec(line)?.[1]
    if (rule === undefined) return false
    return rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)
  })

describe('robots.txt', () => {
  it('disallows every page that must not be indexed, with all below it, and no other', () => {
    for (const page of pages) {
      const path = page.path.replaceAll(/:\w+/g, 'x').replace('*', 'ventilatory')
      expect([path, isClosed(path), isClosed(`${path}?a=b`)]).toEqual([path, !isIndexed(page), !isIndexed(page)])
    }
    expect(isClosed('/uzivatel/objednavky/7')).toBe(true)
  })

  it('allows catalogue pages whose path only begins like one of those', () => {
    expect(['/kosik-na-pradlo', '/nabidka-tydne', '/objednavka-na-miru'].filter(isClosed)).toEqual([])
  })

  it('lists the sitemap, whose pages may be indexed', () => {
    expect(lines).toContain('Sitemap: https://shop.test/sitemap.xml')
    expect(staticPaths).toEqual(expect.arrayContaining(['/', '/kontakt', '/odstoupit-od-smlouvy', '/podat-reklamaci']))
    expect(staticPaths.filter((path) => isClosed(path) || /[:*]/.test(path))).toEqual([])
  })
})
