import { expect, it } from 'vitest'
import { definePage, isIndexed, type PageView } from './define-page.ts'
import { customerLoader } from '../../entities/account/load-account.ts'
import type { PageLoader, VisitorLoader } from './env.ts'
import { headOf } from '../../composition/routing/head.ts'
import { lazyPage, type PageHandle } from '../../composition/routing/page-module.ts'
import { pageEnv } from '../../testing/page-env.ts'

const path = { cs: '/a', sk: '/a' }
const view = async (): Promise<PageView> => ({ head: () => ({ title: 'A' }), Component: () => null })
const everybodys: PageLoader<string> = async (_args, { origin }) => origin
const visitors: VisitorLoader<string | undefined> = async (_args, { cookies }) => cookies.get('a')
const customers = customerLoader(async (_args, { user }) => (await user()).id)

it('a page whose loader needs the visitor compiles only if it is declared for visitors', () => {
  const page = definePage({ path, view, audience: 'everyone', data: async () => ({ loader: everybodys }) })
  expect(page.audience).toBe('everyone')
  definePage({ path, view, audience: 'visitor', data: async () => ({ loader: visitors }) })
  definePage({ path, view, audience: 'customer', data: async () => ({ loader: customers }) })
  // @ts-expect-error -- its loader reads cookies, and so depends on the visitor
  definePage({ path, view, audience: 'everyone', data: async () => ({ loader: visitors }) })
  // @ts-expect-error -- its loader does not redirect guests to the sign-in
  definePage({ path, view, audience: 'customer', data: async () => ({ loader: visitors }) })
  // @ts-expect-error -- the audience is missing
  definePage({ path, view })
  // @ts-expect-error -- a path for each language of the shop is missing
  definePage({ path: {}, view, audience: 'everyone' })
})

it.each([
  ['everyone', undefined, undefined],
  ['everyone', false, 'noindex'],
  ['visitor', undefined, 'noindex'],
  ['visitor', true, undefined],
  ['customer', undefined, 'noindex'],
] as const)('a page for %s with index %s has the robots value %s', async (audience, index, robots) => {
  const page = definePage({ path, view, audience, ...(index !== undefined && { index }) })
  expect(isIndexed(page)).toBe(robots === undefined)
  const { env } = pageEnv(() => new Response())
  const handle = lazyPage({ ...page, name: 'a', paths: {} }, () => env).handle as PageHandle
  handle.head = (await page.view()).head
  const shown = { matches: [{ route: { id: 'a', handle } }], loaderData: {}, errors: null }
  expect(headOf(shown, env).robots).toBe(robots)
})

it('an indexed page whose path has no parameters has a canonical URL; that of its head comes first', () => {
  const { env } = pageEnv(() => new Response())
  const canonicalOf = (own: string, more: { readonly index?: boolean; readonly canonical?: string } = {}) => {
    const { index = true, canonical } = more
    const page = definePage({ path: { cs: own, sk: own }, view, audience: 'everyone', index })
    const handle = lazyPage({ ...page, name: 'a', paths: { cs: own, sk: own } }, () => env).handle as PageHandle
    handle.head = () => ({ title: 'A', ...(canonical && { canonical }) })
    return headOf({ matches: [{ route: { id: 'a', handle } }], loaderData: {}, errors: null }, env).canonical
  }
  expect(canonicalOf('/a')).toBe(`${env.origin}/a`)
  expect(canonicalOf('/a', { canonical: 'https://shop.example/b' })).toBe('https://shop.example/b')
  expect([canonicalOf('/a/:b'), canonicalOf('/a/*'), canonicalOf('/a', { index: false })]).toEqual([
    ...[undefined, undefined, undefined],
  ])
})

it('C2.06 a page that refreshes itself does not while it shows the answer to a form', async () => {
  const { env } = pageEnv(() => new Response())
  const page = definePage({ path, view, audience: 'visitor' })
  const handle = lazyPage({ ...page, name: 'a', paths: {} }, () => env).handle as PageHandle
  handle.head = () => ({ title: 'A', refreshSeconds: 4 })
  const shown = { matches: [{ route: { id: 'a', handle } }], loaderData: {}, errors: null, actionData: null }
  expect(headOf(shown, env).refreshSeconds).toBe(4)
  expect(headOf({ ...shown, actionData: { a: { text: 'Refused' } } }, env)).not.toHaveProperty('refreshSeconds')
})
