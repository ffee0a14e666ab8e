import { memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { loaderArgs, type Call, pageEnv, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const page = '/podat-reklamaci'
const own = `${page}?objednavka=o-1`
const signedIn = { tokens: memoryTokens({ auth: 'a'.repeat(43) }) }
const delivered = [{ kind: 'delivered', at: '1970-01-01T00:00:00Z' }]
const order = { id: 'o-1', code: '2600001', status: 'delivered', events: delivered, items: [] }
const claims = { data: [], claimable: [{ item: 7, amount: 2 }] }
const orders = ({ path }: Pick<Call, 'path'>) => Response.json(path.endsWith('/claims') ? claims : order)
const claimForm = {
  claimKey: 'key-of-the-page',
  item: '7',
  amount: '2',
  description: 'Po týdnu pískal.',
  wish: 'repair',
}

function posted(fields: Record<string, string>, photos: readonly File[] = [], path = own) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  // an empty file input posts an empty file
  for (const photo of photos.length > 0 ? photos : [new File([], '')]) body.append('photos', photo)
  return { request: new Request(`http://own.test${path}`, { method: 'POST', body }), params: {} }
}

describe('the page of a claim', () => {
  it('A6.12 shows an order of the customer with its claimable lines', async () => {
    const { env, calls } = pageEnv(orders, signedIn)
    expect(await loader(loaderArgs(own), env)).toMatchObject({
      order: { code: '2600001' },
      orderKey: { id: 'o-1' },
      claims,
    })
    expect(calls.map(({ path }) => path).sort()).toEqual(['/api/v1/user/orders/o-1', '/api/v1/user/orders/o-1/claims'])
  })

  it('A6.02 redirects to the sign-in for an order of an account, and back', async () => {
    const back = `303 /prihlasit?redirect=${encodeURIComponent(own)}`
    expect(await redirectOf(loader(loaderArgs(own), pageEnv(orders).env))).toBe(back)
    const expired = pageEnv(() => refusal(401, 'unauthorized'), signedIn)
    expect(await redirectOf(loader(loaderArgs(own), expired.env))).toBe(back)
  })

  it('A6.02 shows alternatives when the order does not exist, and when none is given', async () => {
    const missing = pageEnv(() => refusal(404, 'not_found'), signedIn)
    expect(await loader(loaderArgs(own), missing.env)).toMatchObject({
      ...{ data: { order: null, missing: true, signedIn: true }, init: { status: 404 } },
    })
    expect(await loader(loaderArgs(page), missing.env)).toMatchObject({ order: null, missing: false, current: null })
    const guest = pageEnv(orders)
    expect(await loader(loaderArgs(page), guest.env)).toMatchObject({
      ...{ signedIn: false, current: { code: '2600001', path: `${page}?objednavka=current` } },
    })
    const waiting = pageEnv(() => Response.json({ ...order, events: [] }))
    expect(await loader(loaderArgs(page), waiting.env)).toMatchObject({ current: null })
  })
})

describe('a posted claim', () => {
  const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
  // a photo is not JSON
  const answers = ({ path }: Pick<Call, 'path'>) =>
    Response.json(path.endsWith('/claims') ? { number: 'RE-1' } : { id: 'p-1' })

  it('A6.11 is filed under the key of the page, and confirmed', async () => {
    const { env, calls } = pageEnv(answers, signedIn)
    expect(await redirectOf(action(posted(claimForm), env))).toBe(`303 ${own}&podana=RE-1`)
    const { claimKey: key, ...claim } = claimForm
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/user/orders/o-1/claims',
        key,
        body: { ...claim, item: 7, amount: 2, photos: [] },
      },
    ])
  })

  it('A6.11 shows errors at the fields, and keeps the typed input', async () => {
    const { env, calls } = pageEnv(answers, signedIn)
    expect(await action(posted({ ...claimForm, wish: '', description: 'píská' }, [photo]), env)).toMatchObject({
      data: { errors: { wish: 'required', description: 'too_short' }, values: { description: 'píská', item: '7' } },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
  })

  it('A6.09 names a file that is not a photo, and sends nothing', async () => {
    const { env, calls } = pageEnv(answers, signedIn)
    const pdf = new File(['x'], 'smlouva.pdf', { type: 'application/pdf' })
    expect(await action(posted(claimForm, [pdf]), env)).toMatchObject({
      data: { errors: { photos: 'photo_unreadable' }, values: { photo: 'smlouva.pdf' }, text: null },
    })
    expect(calls).toEqual([])
  })

  it('A6.09 shows errors of the back end: at a field, or for the whole form', async () => {
    const open = pageEnv(() => refusal(409, 'claim_open', 'item'), signedIn)
    expect(await action(posted(claimForm), open.env)).toMatchObject({
      data: { errors: { item: 'claim_open' }, text: null },
    })
    const many = pageEnv(() => refusal(422, 'amount_above_left', 'amount'), signedIn)
    expect(await action(posted(claimForm), many.env)).toMatchObject({
      data: { errors: { amount: 'amount_above_left' }, text: null },
    })
    const late = pageEnv(() => refusal(409, 'claim_expired', null, 'Už je pozdě'), signedIn)
    expect(await action(posted(claimForm), late.env)).toMatchObject({ data: { errors: {}, text: 'Už je pozdě' } })
  })

  it('redirects after the session has expired, and without an order', async () => {
    const out = pageEnv(() => refusal(401, 'unauthorized'), signedIn)
    expect(await redirectOf(action(posted(claimForm), out.env))).toMatch(/^303 \/prihlasit\?/)
    const { env, calls } = pageEnv(answers, signedIn)
    expect(await redirectOf(action(posted(claimForm, [], page), env))).toBe(`303 ${page}`)
    expect(calls).toEqual([])
  })
})
