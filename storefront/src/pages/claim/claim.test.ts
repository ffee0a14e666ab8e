import { memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { asked, type Call, pageEnv, refusal, wayOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const page = '/podat-reklamaci'
const own = `${page}?objednavka=o-1`
const signedIn = { tokens: memoryTokens({ auth: 'a'.repeat(43) }) }
const delivered = [{ kind: 'delivered', at: '1970-01-01T00:00:00Z' }]
const order = { id: 'o-1', code: '2600001', status: 'delivered', events: delivered, items: [] }
const claims = { data: [], claimable: [{ item: 7, amount: 2 }] }
const orders = ({ path }: Pick<Call, 'path'>) => Response.json(path.endsWith('/claims') ? claims : order)
const whole = { claimKey: 'key-of-the-page', item: '7', amount: '2', description: 'Po týdnu pískal.', wish: 'repair' }

function posted(fields: Record<string, string>, photos: readonly File[] = [], path = own) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  // an empty file input posts an empty file
  for (const photo of photos.length > 0 ? photos : [new File([], '')]) body.append('photos', photo)
  return { request: new Request(`http://own.test${path}`, { method: 'POST', body }), params: {} }
}

describe('the page of a claim', () => {
  it('A6.12 shows an order of the customer with what can be claimed', async () => {
    const { env, calls } = pageEnv(orders, signedIn)
    expect(await loader(asked(own), env)).toMatchObject({ order: { code: '2600001' }, orderKey: { id: 'o-1' }, claims })
    expect(calls.map(({ path }) => path).sort()).toEqual(['/api/v1/user/orders/o-1', '/api/v1/user/orders/o-1/claims'])
  })

  it('A6.02 asks who names an order of an account to sign in, and comes back', async () => {
    const back = `303 /prihlasit?redirect=${encodeURIComponent(own)}`
    expect(await wayOf(loader(asked(own), pageEnv(orders).env))).toBe(back)
    const expired = pageEnv(() => refusal(401, 'unauthorized'), signedIn)
    expect(await wayOf(loader(asked(own), expired.env))).toBe(back)
  })

  it('A6.02 leads to other ways when there is no such order, and when none is named', async () => {
    const missing = pageEnv(() => refusal(404, 'not_found'), signedIn)
    expect(await loader(asked(own), missing.env)).toMatchObject({
      ...{ data: { order: null, missing: true, signedIn: true }, init: { status: 404 } },
    })
    expect(await loader(asked(page), missing.env)).toMatchObject({ order: null, missing: false, current: null })
    const guest = pageEnv(orders)
    expect(await loader(asked(page), guest.env)).toMatchObject({
      ...{ signedIn: false, current: { code: '2600001', path: `${page}?objednavka=current` } },
    })
    const waiting = pageEnv(() => Response.json({ ...order, events: [] }))
    expect(await loader(asked(page), waiting.env)).toMatchObject({ current: null })
  })
})

describe('a claim that is posted', () => {
  const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
  // a photo is not JSON
  const answers = ({ path }: Pick<Call, 'path'>) =>
    Response.json(path.endsWith('/claims') ? { number: 'RE-1' } : { id: 'p-1' })

  it('A6.11 is filed under the key of the page, and confirmed', async () => {
    const { env, calls } = pageEnv(answers, signedIn)
    expect(await wayOf(action(posted(whole), env))).toBe(`303 ${own}&podana=RE-1`)
    const { claimKey: key, ...claim } = whole
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/user/orders/o-1/claims',
        key,
        body: { ...claim, item: 7, amount: 2, photos: [] },
      },
    ])
  })

  it('A6.11 says at the fields what is missing, and keeps what was typed', async () => {
    const { env, calls } = pageEnv(answers, signedIn)
    expect(await action(posted({ ...whole, wish: '', description: 'píská' }, [photo]), env)).toMatchObject({
      data: { errors: { wish: 'required', description: 'too_short' }, values: { description: 'píská', item: '7' } },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
  })

  it('A6.09 names a file that is no photo, and sends nothing', async () => {
    const { env, calls } = pageEnv(answers, signedIn)
    const pdf = new File(['x'], 'smlouva.pdf', { type: 'application/pdf' })
    expect(await action(posted(whole, [pdf]), env)).toMatchObject({
      data: { errors: { photos: 'photo_unreadable' }, values: { photo: 'smlouva.pdf' }, text: null },
    })
    expect(calls).toEqual([])
  })

  it('A6.09 says what the back end refuses: at a field, or of the whole', async () => {
    const open = pageEnv(() => refusal(409, 'claim_open', 'item'), signedIn)
    expect(await action(posted(whole), open.env)).toMatchObject({
      data: { errors: { item: 'claim_open' }, text: null },
    })
    const many = pageEnv(() => refusal(422, 'amount_above_left', 'amount'), signedIn)
    expect(await action(posted(whole), many.env)).toMatchObject({
      data: { errors: { amount: 'amount_above_left' }, text: null },
    })
    const late = pageEnv(() => refusal(409, 'claim_expired', null, 'Už je pozdě'), signedIn)
    expect(await action(posted(whole), late.env)).toMatchObject({ data: { errors: {}, text: 'Už je pozdě' } })
  })

  it('leads on who is not signed in any more, and who names no order', async () => {
    const out = pageEnv(() => refusal(401, 'unauthorized'), signedIn)
    expect(await wayOf(action(posted(whole), out.env))).toMatch(/^303 \/prihlasit\?/)
    const { env, calls } = pageEnv(answers, signedIn)
    expect(await wayOf(action(posted(whole, [], page), env))).toBe(`303 ${page}`)
    expect(calls).toEqual([])
  })
})
