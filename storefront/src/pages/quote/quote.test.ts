import { emptyCart } from '@vanek/sdk/cart'
import { describe, expect, it } from 'vitest'
import { type Answer, loaderArgs, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const page = '/nabidka'
const item = (id: number) => ({
  id,
  name: `Věc ${id}`,
  amount: 2,
  variantId: id,
  attributes: {},
  prices: { unitWithTax: 9 },
})
const quote = { number: 'N2600001', token: 'T'.repeat(43), items: [item(1), item(2)], validUntil: '2026-12-04' }
const added = { added: true, code: null, title: null }
const missing = { added: false, code: 'not_found', title: 'x' }
const filled = (...results: readonly object[]) => {
  const meta = { custom: { guestCartToken: null } }
  const cart = { ...emptyCart(pageEnv(() => new Response()).env.shop), id: 'c-1', version: 2 }
  return Response.json({ cart, added: 1, total: 2, results, meta })
}

/** A browser in which the link of a quotation was opened; returns the ids that the page and its form use. */
async function opened(answer: Answer) {
  const made = pageEnv(answer)
  const way = await redirectOf(loader(loaderArgs(`${page}?token=${quote.token}`), made.env))
  return { ...made, way, link: way.split('odkaz=')[1] ?? '' }
}

describe('the page of a quotation', () => {
  it('A8.12 removes the key from the URL before any request, and shows the URL to share', async () => {
    const { env, calls, way, link } = await opened(() => Response.json(quote))
    expect(way).toBe(`303 ${page}?odkaz=${link}`)
    expect([way.includes(quote.token), link === '', calls]).toEqual([false, false, []])
    const shown = await loader(loaderArgs(`${page}?odkaz=${link}`), env)
    expect(shown).toMatchObject({ quote, link, address: `http://own.test${page}?token=${quote.token}` })
    expect(calls.map(({ path }) => path)).toEqual([`/api/v1/quotes/${quote.token}`])
  })

  it('A8.10 shows nothing to visitors who have not opened its link, and when there is none', async () => {
    const { env, calls } = pageEnv(() => Response.json(quote))
    expect([await loader(loaderArgs(page), env), await loader(loaderArgs(`${page}?odkaz=cizi`), env), calls]).toEqual([
      null,
      null,
      [],
    ])
    const gone = await opened(() => refusal(404, 'not_found'))
    expect(await loader(loaderArgs(`${page}?odkaz=${gone.link}`), gone.env)).toBeNull()
  })

  it('A8.12 is rendered by the server, because scripts cannot read the cookie', async () => {
    const { env } = pageEnv(() => Response.json(quote))
    expect(await redirectOf(loader(loaderArgs(page), { ...env, server: false }))).toBe(`302 ${page}`)
  })
})

describe('the form of a quotation', () => {
  it('A8.12 redirects back when the link is gone, and shows why nothing was added to the cart', async () => {
    const { env } = pageEnv(() => Response.json(quote))
    expect(await redirectOf(action(actionArgs(page, { odkaz: 'cizi', changeKey: 'key-of-the-page' }), env))).toBe(
      `303 ${page}`,
    )
    const gone = await opened(() => refusal(404, 'not_found'))
    expect(await action(actionArgs(page, { odkaz: gone.link, changeKey: 'key-of-the-page' }), gone.env)).toMatchObject({
      data: { report: null, text: expect.stringMatching(/\S/) },
      init: { status: 422 },
    })
  })

  it('A8.12 adds its items to the cart under the key of the page, and shows what is missing', async () => {
    const results: object[] = [added, added]
    const { env, link, calls } = await opened(({ path }) =>
      path.startsWith('/api/v1/quotes/') ? Response.json(quote) : filled(...results),
    )
    const send = () => action(actionArgs(page, { odkaz: link, changeKey: 'key-of-the-page' }), env)
    expect(await redirectOf(send())).toBe('303 /kosik')
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/v1/cart/items/batch', key: 'key-of-the-page' })
    results[1] = missing
    expect(await send()).toMatchObject({ data: { text: null, report: { added: 1, missing: [{ name: 'Věc 2' }] } } })
    results[0] = { ...added, code: 'out_of_stock' }
    const mixed = { capped: [{ name: 'Věc 1' }], missing: [{ name: 'Věc 2' }] }
    expect(await send()).toMatchObject({ data: { report: mixed } })
  })
})
