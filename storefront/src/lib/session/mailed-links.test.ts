import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageEnv } from '../../testing/page-env.ts'
import { mailedLinks, type StoredLink } from './mailed-links.ts'

const path = '/resetovat-heslo'
const open = (cookies: Record<string, string> = {}) => {
  const { env, cookies: jar } = pageEnv(() => new Response(), { cookies })
  const set: unknown[][] = []
  const watched = {
    ...env.cookies,
    set: (...all: Parameters<typeof env.cookies.set>) => (set.push(all), env.cookies.set(...all)),
  }
  return { links: mailedLinks(watched, path), jar, set }
}
const link = (name: string) => ({ token: `token-${name}`, email: `${name}@example.cz` })

describe('links of mails', () => {
  it('are stored for half an hour, not readable by scripts or other pages', () => {
    const { links, set } = open()
    links.add(link('a'))
    expect(set).toEqual([['vanek_link', expect.any(String), { maxAgeSeconds: 1_800, httpOnly: true, path }]])
  })

  it('of several tabs are stored side by side, the last used one first', () => {
    const { links } = open()
    for (const name of ['a', 'b']) links.add(link(name))
    const [b, a] = [links.newest(), links.named('none')]
    expect([b?.link, a]).toEqual([link('b'), null])
    links.add(link('a'))
    const again = links.newest()
    expect(again?.link).toEqual(link('a'))
    links.keep({ id: b?.id ?? '', end: 'password' })
    expect([links.newest()?.end, links.named(again?.id ?? '')?.link]).toEqual(['password', link('a')])
  })

  it('are at most three, and never more than fit into a cookie', () => {
    const { links, jar } = open()
    const ids = ['a', 'b', 'c', 'd'].map((name) => (links.add(link(name)), links.newest()?.id ?? ''))
    expect(ids.map((id) => links.named(id) !== null)).toEqual([false, true, true, true])
    const long = { token: 'ž'.repeat(200), email: 'ř'.repeat(254) }
    for (const email of [long.email, `x${long.email.slice(1)}`]) {
      links.add({ token: long.token + email[0], email })
      expect(encodeURIComponent(jar.get('vanek_link') ?? '').length).toBeLessThan(4_000)
    }
  })

  it('lose their token once it is no longer needed', () => {
    const { links, jar } = open()
    links.add(link('a'))
    links.keep({ id: links.newest()?.id ?? '', end: 'account' })
    expect(jar.get('vanek_link')).not.toContain('token-a')
  })

  it.each([
    ['', null],
    ['email=a%40example.cz', null],
    ['email=a%40example.cz&token=', null],
    [`token=${'x'.repeat(201)}`, null],
    [`token=t&email=${'x'.repeat(255)}`, null],
    ['token=t', { token: 't', email: '' }],
    ['email=a%40example.cz&token=t', { token: 't', email: 'a@example.cz' }],
  ])('are parsed from a URL with %j', (query, found) =>
    expect(open().links.linkIn(new URLSearchParams(query))).toEqual(found),
  )

  it('are none for an invalid cookie', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.record({ id: fc.string(), link: fc.anything(), end: fc.string() })).map((own) => JSON.stringify(own)),
    )
    fc.assert(
      fc.property(odd, (text) => {
        const found: StoredLink | null = open({ vanek_link: text }).links.newest()
        expect(found === null || found.link !== undefined || found.end !== undefined).toBe(true)
      }),
    )
    for (const text of [
      '[{"id":"a"}]',
      '[{"id":"a","end":"toString"}]',
      '[{"id":"a","link":{"token":""}}]',
      '[null]',
      '{}',
    ])
      expect(open({ vanek_link: text }).links.newest()).toBeNull()
  })
})
