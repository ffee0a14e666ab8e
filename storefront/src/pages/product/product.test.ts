import { describe, expect, it } from 'vitest'
import { pageEnv, actionArgs, refusal } from '../../testing/page-env.ts'
import { action } from './data.ts'

const review = { intent: 'review', productId: '7', stars: '4', name: 'Jana', text: ' Tichý ', pros: '', cons: '' }
const post = (fields: Record<string, string>) => actionArgs('/produkt/kv-100', fields)
const nothing = () => Response.json({})
const functions = { reviews: true, reviewPhotos: true, productQuestions: true, watcher: true }

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

  it('C5.33 is not sent without stars, and keeps the typed input', async () => {
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

  it('C5.34 that the shop refuses with 422 is reported as empty', async () => {
    const { env } = pageEnv(() => refusal(422, 'validation', 'text', 'x'), { functions })
    expect(await action(post(review), env)).toMatchObject({
      data: { done: false, problems: { '': expect.stringMatching(/^Recenze je zatím prázdná/) } },
      init: { status: 422 },
    })
  })

  it('is a 404 without a product', async () => {
    const { env } = pageEnv(nothing, { functions })
    await expect(action(post({ ...review, productId: 'x' }), env)).rejects.toMatchObject({ status: 404 })
  })
})

describe('photos of a review without scripts', () => {
  const withPhotos = (...files: File[]) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(review)) form.append(name, value)
    for (const file of files) form.append('photos', file)
    const { params } = post(review)
    return {
      ...post(review),
      params,
      request: new Request('http://shop.test/produkt/kv-100', { method: 'POST', body: form }),
    }
  }
  const jpeg = new File(['1'], 'a.jpg', { type: 'image/jpeg' })

  it('C7.54 are sent before it; the empty file of an empty field is ignored', async () => {
    const { env, calls } = pageEnv(
      (call) => Response.json(call.path.endsWith('photos') ? { id: 'p-1', width: 1, height: 1 } : { data: { id: 1 } }),
      { functions },
    )
    await action(withPhotos(jpeg, new File([], '')), env)
    expect(calls.map(({ path }) => path)).toEqual(['/api/v1/products/7/review-photos', '/api/v1/products/7/reviews'])
    expect(calls[1]?.body).toMatchObject({ photos: ['p-1'] })
  })

  it.each([
    ['IMG_1.HEIC', 'x', 'image/heic'],
    ['prazdna.jpg', '', 'image/jpeg'],
  ])('C7.54 that cannot be read are named at their field, with the typed input kept: %s', async (name, bytes, type) => {
    const { env, calls } = pageEnv(nothing, { functions })
    expect(await action(withPhotos(new File([bytes], name, { type })), env)).toMatchObject({
      data: {
        ...{ done: false, form: { name: 'Jana' } },
        problems: { photos: expect.stringMatching(new RegExp(`^${name}: (Tuto f|F)otku`)) },
      },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
  })
})

describe('a question without scripts', () => {
  const question = {
    intent: 'question',
    productId: '7',
    name: 'Jana',
    email: 'jana@vanek.test',
    question: ' Je tichý? ',
  }

  it('C7.56 is sent with its product', async () => {
    const { env, calls } = pageEnv(() => Response.json({ status: 'sent' }), { functions })
    expect(await action(post(question), env)).toMatchObject({ data: { kind: 'question', done: true } })
    expect(calls).toMatchObject([{ path: '/api/v1/products/7/questions', body: { question: 'Je tichý?' } }])
  })

  it('C7.56 keeps the typed input when something is missing, or the shop takes no questions', async () => {
    const { env, calls } = pageEnv(nothing, { functions })
    expect(await action(post({ ...question, email: 'jana@' }), env)).toMatchObject({
      data: { done: false, errors: { email: 'email_invalid' }, typed: { name: 'Jana', question: 'Je tichý?' } },
    })
    const off = pageEnv(nothing, { functions: { ...functions, productQuestions: false } })
    expect(await action(post(question), off.env)).toMatchObject({
      data: { done: false, text: expect.stringMatching(/^Dotazy tu teď nepřijímáme/), typed: { name: 'Jana' } },
    })
    expect([...calls, ...off.calls]).toEqual([])
  })
})

describe('a watcher without scripts', () => {
  it('C7.53 is stored for the displayed variant', async () => {
    const { env, calls } = pageEnv(() => Response.json({ status: 'ok' }), { functions })
    const fields = { intent: 'watch', productId: '7', variantId: '71', email: ' jana@vanek.test ' }
    expect(await action(post(fields), env)).toMatchObject({ data: { kind: 'watch', done: true } })
    expect(calls).toMatchObject([
      { path: '/api/v1/products/7/watchers', body: { email: 'jana@vanek.test', variantId: 71 } },
    ])
  })

  it('C3.46 requires an e-mail, and keeps a refused one', async () => {
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
