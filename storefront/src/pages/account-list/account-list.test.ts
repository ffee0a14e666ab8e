import { memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { cookieFlashes } from '../../lib/session/flashes.ts'
import { type Answer, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { takeAccountFlash } from '../../entities/account/account-flash.ts'
import { wantedFavourites } from '../../lib/session/wanted-favourites.ts'
import { action as markAction } from '../account-favourites/data.ts'
import { action } from './data.ts'

const path = '/uzivatel/nakupni-seznamy/5'
const signedIn = (answer: Answer) => pageEnv(answer, { tokens: memoryTokens({ auth: 'token' }) })
const at = (fields: Record<string, string>, id = '5') => ({ ...actionArgs(path, fields), params: { id } })

const item = (id: number, unitWithTax: number | null, name = `Ventilátor ${id}`) => ({
  id,
  variantId: id * 10,
  amount: 2,
  custom: null,
  product: { id, name, slug: `v-${id}`, categoryFullname: '', brand: null, marketingCode: '', mainImage: null },
  variant: null,
  shoppable: unitWithTax === null ? null : { id, name, unit: 'ks', availability: { isAvailable: true } },
  prices: unitWithTax === null ? null : { unitWithTax },
})
const list = { id: 5, code: 'na-chatu', name: 'Na chatu', created: null, items: [item(1, 990), item(2, null)] }

describe('forms of a shopping list without scripts', () => {
  it('C7.37 delete it and redirect to the other lists', async () => {
    const { env, calls } = signedIn(() => new Response(null, { status: 204 }))
    expect(await redirectOf(action(at({ intent: 'delete' }), env))).toBe('303 /uzivatel/nakupni-seznamy')
    expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/v1/user/shopping-lists/5' }])
  })

  it('C7.40 C7.38 remove a line and restore it', async () => {
    const { env, calls } = signedIn(({ method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(list),
    )
    const custom = { engraving: 'Pro dědu', width: 20 }
    const line = { variantId: '10', amount: '3', custom: JSON.stringify(custom) }
    expect(await redirectOf(action(at({ intent: 'remove', id: '1', name: 'Alba', ...line }), env))).toBe(`303 ${path}`)
    expect(takeAccountFlash(env.cookies)).toMatchObject({ name: 'Alba', goods: { variantId: 10, amount: 3, custom } })
    expect(await redirectOf(action(at({ intent: 'return', ...line }), env))).toBe(`303 ${path}`)
    expect(calls).toMatchObject([
      { method: 'DELETE', path: '/api/v1/user/shopping-lists/5/items/1' },
      { method: 'POST', path: '/api/v1/user/shopping-lists/5/items', body: { id: 10, amount: 3, custom } },
    ])
  })

  it('put available items into the cart and name the others', async () => {
    const added = {
      ...{ cart: {}, added: 1, total: 1, meta: { custom: { guestCartToken: null } } },
      results: [{ id: 10, added: true, code: null, title: null }],
    }
    const { env, calls, cookies } = signedIn(({ method }) => Response.json(method === 'GET' ? list : added))
    expect(await redirectOf(action(at({ intent: 'buy' }), env))).toBe(`303 ${path}`)
    expect(calls.at(-1)).toMatchObject({
      path: '/api/v1/cart/items/batch',
      body: { items: [{ id: 10, amount: 2 }] },
    })
    expect([...cookies.values()].join()).toContain('Ventilátor 2')
  })

  it('do nothing to a list without a number, or for an invalid form', async () => {
    const { env, calls } = signedIn(() => new Response(null, { status: 204 }))
    for (const [fields, id] of [
      [{ intent: 'delete' }, 'wishlist'],
      [{ intent: 'drop' }, '5'],
      [{ intent: 'remove', id: '-1' }, '5'],
      [{ intent: 'return', variantId: '10', amount: '0' }, '5'],
      [{ intent: 'return', variantId: '10', custom: '[7' }, '5'],
      [{ intent: 'return', variantId: '10', custom: '{"a":{}}' }, '5'],
    ] as const)
      expect(await action(at(fields, id), env)).toMatchObject({ init: { status: 422 } })
    expect(calls).toEqual([])
  })

  it('C2.14 redirect to the sign-in when the session has expired', async () => {
    const { env } = signedIn(() => refusal(401, 'unauthorized'))
    expect(await redirectOf(action(at({ intent: 'delete' }), env))).toContain('/prihlasit?redirect=')
  })
})

describe('favourite buttons without scripts', () => {
  const wishList = { ...list, id: 9, code: 'wishlist', items: [item(1, 990)] }
  const heart = (fields: Record<string, string>) => actionArgs('/uzivatel/oblibene', fields)

  it('B4.10 C7.39 C7.60 add a variant to the favourites, and remove it by its line', async () => {
    const { env, calls } = signedIn(({ method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(wishList),
    )
    const way = '303 /uzivatel/oblibene'
    expect(await redirectOf(markAction(heart({ intent: 'mark', variantId: '10' }), env))).toBe(way)
    expect(await redirectOf(markAction(heart({ intent: 'unmark', variantId: '10' }), env))).toBe(way)
    expect(await redirectOf(markAction(heart({ intent: 'unmark', variantId: '77' }), env))).toBe(way)
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/v1/user/shopping-lists/code/wishlist/items', body: { id: 10, amount: 1 } },
      { method: 'GET' },
      { method: 'DELETE', path: '/api/v1/user/shopping-lists/9/items/1' },
      { method: 'GET' },
    ])
  })

  it.each([
    ['from a listing', 'http://own.test/ventilatory?f4=100', '/ventilatory?f4=100'],
    ['from another site', 'http://evil.example/ventilatory', '/uzivatel/oblibene'],
    ['from a path that only looks like ours', 'http://own.test//evil.example', '/'],
    ['from nowhere', null, '/uzivatel/oblibene'],
  ])('B6.03 C6.11 redirect a guest who comes %s to the sign-in, and send nothing', async (_from, referer, back) => {
    const { env, calls } = pageEnv(() => Response.json(wishList))
    const { request, params } = heart({ intent: 'mark', variantId: '10' })
    const headers = new Headers(request.headers)
    if (referer) headers.set('referer', referer)
    const way = await redirectOf(markAction({ request: new Request(request, { headers }), params }, env))
    const query = back === '/' ? '' : `?redirect=${encodeURIComponent(back)}`
    expect(way).toBe(`303 /prihlasit${query}`)
    expect(cookieFlashes(env.cookies).take()).toEqual([{ kind: 'danger', text: 'Musíte se nejdříve přihlásit' }])
    expect(wantedFavourites(env.cookies)).toEqual([10])
    expect(calls).toEqual([])
  })

  it('C6.11 are remembered when the session has expired, except to remove one', async () => {
    const { env } = signedIn(() => refusal(401, 'unauthorized'))
    for (const intent of ['unmark', 'mark'])
      expect(
        await redirectOf(markAction(heart({ intent, variantId: intent === 'mark' ? '10' : '11' }), env)),
      ).toContain('/prihlasit?redirect=')
    expect(wantedFavourites(env.cookies)).toEqual([10])
  })
})
