import { describe, expect, it } from 'vitest'
import { pageEnv, posted, refusal } from '../../testing/page-env.ts'
import { action } from './data.ts'

const review = { intent: 'review', productId: '7', stars: '4', name: 'Jana', text: ' Tichý ', pros: '', cons: '' }
const post = (fields: Record<string, string>) => posted('/produkt/kv-100', fields)
const nothing = () => Response.json({})
const functions = { reviews: true, watcher: true }

describe('a review without scripts', () => {
  it('C7.54 is sent with its stars as points', async () => {
    const { env, calls } = pageEnv(() => Response.json({ data: { id: 1 } }), { functions })
    expect(await action(post(review), env)).toMatchObject({ data: { kind: 'review', done: true, review: { id: 1 } } })
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/products/7/reviews',
        body: { rating: 80, name: 'Jana', text: 'Tichý', pros: null, cons: null },
      },
    ])
  })

  it('posted twice, as by a double click, is one review; another one is another', async () => {
    const { env, calls } = pageEnv(() => Response.json({ data: { id: 1 } }), { functions })
    for (const text of ['Tichý', 'Tichý', 'Hlučný']) await action(post({ ...review, text }), env)
    const [first, second, third] = calls.map(({ key }) => key)
    expect([first === second, first === third]).toEqual([true, false])
  })

  it('C5.33 is not sent without stars, and nothing typed is lost', async () => {
    const { env, calls } = pageEnv(nothing, { functions })
    expect(await action(post({ ...review, stars: '' }), env)).toMatchObject({
      data: {
        done: false,
        form: { stars: null, name: 'Jana', text: ' Tichý ' },
        problems: { stars: 'Ohodnoťte zboží alespoň pomocí hvězdiček' },
      },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
  })

  it('C5.34 that the shop refuses with 422 is called empty', async () => {
    const { env } = pageEnv(() => refusal(422, 'validation', 'text', 'x'), { functions })
    expect(await action(post(review), env)).toMatchObject({
      data: { done: false, problems: { '': expect.stringMatching(/^Recenze je zatím prázdná/) } },
      init: { status: 422 },
    })
  })

  it('is for nothing when it names no product', async () => {
    const { env } = pageEnv(nothing, { functions })
    await expect(action(post({ ...review, productId: 'x' }), env)).rejects.toMatchObject({ status: 404 })
  })
})

describe('a watcher without scripts', () => {
  it('C7.53 is put down for the variant that is shown', async () => {
    const { env, calls } = pageEnv(() => Response.json({ status: 'ok' }), { functions })
    const fields = { intent: 'watch', productId: '7', variantId: '71', email: ' jana@vanek.test ' }
    expect(await action(post(fields), env)).toMatchObject({ data: { kind: 'watch', done: true } })
    expect(calls).toMatchObject([
      { path: '/api/v1/products/7/watchers', body: { email: 'jana@vanek.test', variantId: 71 } },
    ])
  })

  it('C3.46 needs an e-mail, and keeps one that was refused', async () => {
    const { env, calls } = pageEnv(() => refusal(422, 'validation', 'email', 'E-mail není ve správném formátu'), {
      functions,
    })
    const fields = { intent: 'watch', productId: '7', email: '' }
    expect(await action(post(fields), env)).toMatchObject({
      data: { done: false, error: 'Vyplňte prosím e-mail' },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
    expect(await action(post({ ...fields, email: 'jana@' }), env)).toMatchObject({
      data: { done: false, email: 'jana@', error: 'E-mail není ve správném formátu' },
    })
  })
})
