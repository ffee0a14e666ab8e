import { JSDOM } from 'jsdom'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breakers, hostile as spoil, links } from '../../scripts/lib/hostile.ts'
import { pages } from '../src/composition/routing/pages.ts'
import { aCustomer, type Person } from './people.ts'
import { openShop, type FullStack } from './full-stack.ts'

/** Code that would run if the content security policy allowed it. */
function runnable(html: string): string[] {
  // inline scripts run here because there is no policy
  const { window } = new JSDOM(html, { runScripts: 'dangerously' })
  const found = window.pwned === undefined ? [] : ['a script has run']
  for (const element of window.document.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase()
    // five times as fast as iterating over `attributes`
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? ''
      // characters that browsers strip from a URL
      // oxlint-disable-next-line no-control-regex
      const plain = value.replaceAll(/[\u0000-\u0020]/g, '')
      if (/^on/i.test(name)) found.push(`<${tag} ${name}>`)
      if (
        /^(?:href|src|action|formaction|xlink:href|data|poster)$/.test(name) &&
        /^(?:javascript|vbscript|data:text)/i.test(plain)
      )
        found.push(`<${tag} ${name}="${value}">`)
    }
    if (tag === 'base' || element.hasAttribute('srcdoc') || element.getAttribute('http-equiv') === 'refresh')
      found.push(`<${tag}>`)
    if (tag !== 'script') continue
    const isData = element.getAttribute('type')?.endsWith('json') === true
    if (isData) JSON.parse(element.textContent ?? '')
    else if ((element.textContent ?? '').trim() !== '') found.push('a script in the page')
  }
  return found
}

async function examplesIn({ database: { q } }: FullStack, { own }: Person): Promise<Readonly<Record<string, unknown>>> {
  const keys = await sql<{ kind: string; key: string }>`
    select kind, coalesce(min(doc #>> '{page_meta,slug}'), min(key)) as key from documents
    where doc ->> 'visible_to' is null group by kind`.execute(q)
  const key = Object.fromEntries(keys.rows.map((row) => [row.kind, row.key]))
  const product = await q
    .selectFrom('products')
    .select('slug')
    .where('visible_to', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    ...{
      '/produkt/:slug': product.slug,
      '/clanky/:slug': key['article-category'],
      '/clanky/:slug/:child': key['article-category'],
    },
    ...{ '/stitek/:tag': key['article-tag'], '/autor/:author': key['article-author'], '/pobocky/:slug': key['branch'] },
    ...{ '/slovnik-pojmu/:slug': key['term'], '/clanek/:slug': key['article'], '/stranka/:slug': key['page'] },
    ...{
      '/*': 'domaci-ventilatory',
      '/kosik/platba/:provider': 'sandbox',
      '/uzivatel/objednavky/:id': own['orders/id'],
      '/uzivatel/nakupni-seznamy/:id': own['shopping-lists/id'],
    },
  }
}

export function hostileSuite(getStack: () => FullStack): void {
  describe('a back end whose texts and links are hostile', () => {
    let hostile: Awaited<ReturnType<typeof openShop>>
    let owner: Person
    let examples: Readonly<Record<string, unknown>>
    let spoiled = 0
    beforeAll(async () => {
      owner = await aCustomer(getStack())
      examples = await examplesIn(getStack(), owner)
      hostile = await openShop(getStack().sandboxUrl, async (input, init) => {
        const answer = await fetch(input, init)
        if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer
        const { status, headers } = answer
        spoiled += 1
        return Response.json(spoil(await answer.json()), {
          status,
          headers: { 'content-type': headers.get('content-type') ?? '' },
        })
      })
    })
    afterAll(() => hostile.shop.close())

    it.each(pages.map(({ path }) => path))(
      '%s runs nothing of it, and its policy has nothing to refuse',
      async (kind) => {
        const example = examples[kind]
        if (/[:*]/.test(kind) && example === undefined)
          throw new Error(`no example for the page ${kind}: add one in hostile.spec.ts`)
        const path = kind.replaceAll(/:\w+|\*/g, String(example))
        const cookie = `vanek_auth_token=${owner.bearer}; vanek_auth=1; vanek_order=${String(owner.own['orders/token'])}`
        const answer = await fetch(`${hostile.shopUrl}${path}?q=${encodeURIComponent(breakers[2] ?? '')}`, {
          redirect: 'manual',
          headers: { cookie },
        })
        const html = await answer.text()
        expect([path, answer.status < 500 || answer.status === 503]).toEqual([path, true])
        expect([path, ...runnable(html)]).toEqual([path])
        const [, scripts = ''] = /script-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '') ?? []
        expect(scripts).not.toMatch(/unsafe|\*/)
      },
    )

    it('the check itself finds code that would run', () => {
      for (const breaker of [breakers[0], breakers[1], `<a href="${links[1]}">a</a>`, '<base href="//evil.test">'])
        expect(runnable(`<!doctype html><p>${breaker}</p>`).length).toBeGreaterThan(0)
      expect(spoiled).toBeGreaterThan(100)
    })
  })
}
