import { memoryTokens } from '@vanek/sdk'
import { readdirSync, readFileSync } from 'node:fs'
import type { ActionFunctionArgs } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { VisitorEnv } from '../../lib/page/env.ts'
import { lazyPage, type PageHandle } from './page-module.ts'
import { pageAt, pages } from './pages.ts'
import { type Call, loaderArgs, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'

describe('paths', () => {
  it('B2.01 consist of Czech slugs', () => {
    // the paths for the payment provider and for operators are fixed (C2.06, C2.12)
    const own = pages.filter(({ path }) => !['/checkout/payment/callback', '/auth/proxy'].includes(path))
    const used = own.flatMap(({ path }) => path.split('/')).filter((part) => part !== '' && !/^[:*]/.test(part))
    for (const part of used) expect(part).toMatch(/^[a-z]+(-[a-z]+)*$/)
    // folders have English names; some words are the same in both languages
    const english = new Set(pages.flatMap(({ name }) => name.split('-')))
    for (const word of ['email', 'list']) english.delete(word)
    const isEnglish = (part: string) => part.split('-').some((word) => english.has(word))
    expect(['objednavky', 'orders', 'gift-search'].map(isEnglish)).toEqual([false, true, true])
    expect(used.filter(isEnglish), 'an address is Czech; the folder of its page has an English name').toEqual([])
  })

  it('B2.02 have no language prefix', () => {
    expect(pages.filter(({ path }) => /^\/(cs|sk|de|en|:locale|:lang)\b/.test(path))).toEqual([])
  })
})

describe('pages', () => {
  const parts = readdirSync(new URL('../../pages', import.meta.url), { withFileTypes: true })

  it('are all declared under the name of their folder', () => {
    const folders = parts.filter((part) => part.isDirectory()).map(({ name }) => name)
    const declared = new Set(pages.map(({ name }) => name))
    expect(
      folders.filter((name) => !declared.has(name)),
      'each folder of src/pages needs its declaration in a file beside it, which composition/routing/pages.ts imports',
    ).toEqual([])
  })

  it('are loaded from the folder of their name', () => {
    const lists = parts.filter((part) => part.isFile())
    const text = lists.map(({ name }) => readFileSync(new URL(`../../pages/${name}`, import.meta.url), 'utf8')).join('')
    const loaded = [...text.matchAll(/^ {2}'?([\w-]+)'?: definePage\(\{(.+?)\n {2}\}\)/gms)].map(
      ([, name, declared]) => ({
        name,
        from: [...new Set([...(declared ?? '').matchAll(/import\('\.\/([\w-]+)\//g)].map(([, folder]) => folder))],
      }),
    )
    expect(loaded.filter(({ name, from }) => from.join() !== name)).toEqual([])
    expect(loaded).toHaveLength(new Set(pages.map(({ name }) => name)).size)
  })

  it('are found by their URL; any other URL belongs to the catalogue', () => {
    expect(pageAt('/uzivatel/objednavky/7')).toMatchObject({ name: 'account-order', audience: 'customer' })
    expect(pageAt('/kosik/doprava-a-platba')).toMatchObject({ name: 'methods', area: 'checkout' })
    expect(pageAt('/ventilatory/stolni')).toMatchObject({ name: 'catch-all', audience: 'everyone' })
  })
})

type Run = (args: ActionFunctionArgs) => Promise<unknown>

/** Runs the loader and the action of a page as the router does. */
const routeOf = (page: (typeof pages)[number], env: VisitorEnv) =>
  lazyPage(page, () => env) as { readonly handle: PageHandle; readonly loader: Run; readonly action: Run }
const argsOf = (given: { readonly request: Request }, env: VisitorEnv) =>
  ({ ...given, params: { id: '7' }, context: env }) as unknown as ActionFunctionArgs

describe('a page of customers', () => {
  const own = pages.filter(({ audience }) => audience === 'customer')
  const answer = () => refusal(401, 'unauthorized')
  const functions = Object.fromEntries(
    own.flatMap(({ flag, formFlag }) => [flag, formFlag]).map((flag) => [flag, true]),
  )

  it.each(own.map((page) => [page.path, page] as const))(
    'C2.14 %s redirects guests to the sign-in on GET and POST, without a request to the back end',
    async (path, page) => {
      const at = path.replace(':id', '7')
      const way = `303 /prihlasit?redirect=${encodeURIComponent(at)}`
      const { env, calls } = pageEnv(answer, { tokens: memoryTokens(), functions })
      const { loader, action, handle } = routeOf(page, env)
      expect(handle).toMatchObject({ keep: false, index: false })
      expect(await redirectOf(loader(argsOf(loaderArgs(at), env)))).toBe(way)
      // favourites are posted from every page, and guests are redirected to the sign-in from there
      const isGuarded = (await page.data?.())?.action !== undefined && page.name !== 'account-favourites'
      const post = async () => redirectOf(action(argsOf(actionArgs(at, { intent: 'x' }), env)))
      expect(isGuarded ? await post() : way).toBe(way)
      expect(calls).toEqual([])
    },
  )
})

describe('a page that the back end lacks', () => {
  const about = pages.filter(({ audience, capability }) => audience === 'customer' || capability !== undefined)
  const functions = Object.fromEntries(
    about.flatMap(({ flag, formFlag }) => [flag, formFlag]).map((flag) => [flag, true]),
  )

  it.each(about.map((page) => [page.path, page] as const))(
    '%s is a 404 on GET and POST, and only requests its redirect, and products to go on with',
    async (path, page) => {
      const lacks = [page.capability ?? 'account']
      const { env, calls } = pageEnv(() => refusal(404, 'not_found'), { tokens: memoryTokens(), functions, lacks })
      const { loader, action } = routeOf(page, env)
      const at = path.replace(/:\w+/g, '7')
      expect(await loader(argsOf(loaderArgs(at), env)).catch((error: unknown) => error)).toMatchObject({
        init: { status: 404 },
      })
      expect(await action(argsOf(actionArgs(at, { intent: 'x' }), env)).catch((error: unknown) => error)).toMatchObject(
        {
          status: 404,
        },
      )
      const isOfMissing = ({ path: to, body }: Call) =>
        /^\/(url-rewrite|redirect)/.test(to) || /query Home\b/.test(JSON.stringify(body ?? null))
      expect(calls.filter((call) => !isOfMissing(call))).toEqual([])
    },
  )
})
