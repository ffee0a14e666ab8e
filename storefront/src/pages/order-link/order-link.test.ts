import { describe, expect, it } from 'vitest'
import { loaderArgs, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'
import { head } from './view.tsx'

const path = '/sledovani-objednavky/odkaz'
const token = 'of-the-mail'
const opened = () => Response.json({ code: '2600001', token: 'current' })

/** A visitor who followed mailed links, and the rendered page. */
async function visit(answer: Parameters<typeof pageEnv>[0], ...tokens: string[]) {
  const { env, calls } = pageEnv(answer)
  const shown = async (at = path) => loader(loaderArgs(at), env)
  const ids: string[] = []
  for (const own of tokens) {
    expect(await redirectOf(shown(`${path}?token=${own}`))).toBe(`303 ${path}`)
    ids.push(((await shown()) as { id: string }).id)
  }
  const post = async (link = ids[0] ?? '') => action(actionArgs(path, { link }), env)
  return { calls, shown, ids, post }
}

describe('the mailed link of an order lookup', () => {
  it('A2.06 A2.12 opens nothing on GET, and no page contains its token', async () => {
    const { shown, calls } = await visit(opened, token)
    for (let reload = 0; reload < 2; reload += 1) expect(JSON.stringify(await shown())).not.toContain(token)
    expect(calls).toEqual([])
    expect(head({ end: null }, pageEnv(opened).env)).toMatchObject({ referrer: 'strict-origin' })
  })

  it('A2.06 is reloaded as a document in the browser, which cannot read the cookie', async () => {
    const { env } = pageEnv(opened)
    expect(await redirectOf(loader(loaderArgs(path), { ...env, server: false }))).toBe(`302 ${path}`)
  })

  it('A2.05 A2.12 redirects to the order, with one key for repeated submits of the form', async () => {
    const { env, calls } = pageEnv(opened)
    await redirectOf(loader(loaderArgs(`${path}?token=${token}`), env))
    const { id } = (await loader(loaderArgs(path), env)) as { id: string }
    const linkCookie = env.cookies.get('vanek_link') ?? ''
    const post = () => redirectOf(action(actionArgs(path, { link: id }), env))
    expect(await post()).toBe('303 /objednavka')
    // the second press of the same page still has the link
    env.cookies.set('vanek_link', linkCookie, { maxAgeSeconds: 60 })
    expect(await post()).toBe('303 /objednavka')
    expect(calls.map((call) => [call.path, call.body])).toEqual([
      ['/api/v1/orders/lookup/open', { token }],
      ['/api/v1/orders/lookup/open', { token }],
    ])
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
    expect(env.cookies.get('vanek_opened')).toBe('2600001')
    // and a third one, after the result was shown
    expect(await post()).toBe('303 /objednavka')
    expect([calls.length, await loader(loaderArgs(path), env)]).toEqual([2, { end: 'order' }])
  })

  it('A2.05 with two tabs opens the order whose form was submitted', async () => {
    const { post, ids, calls } = await visit(opened, token, 'of-another')
    await post(ids[0])
    expect(calls).toMatchObject([{ body: { token } }])
  })

  it.each([
    [410, 'token_used', 'used'],
    [410, 'token_expired', 'expired'],
    [422, 'token_invalid', 'unknown'],
    [422, 'validation', 'unknown'],
  ])('A2.12 that is dead shows why: %i %s', async (status, code, end) => {
    const { post, shown } = await visit(() => refusal(status, code, 'token'), token)
    expect(await redirectOf(post())).toBe(`303 ${path}`)
    expect([await shown(), await shown()]).toEqual([{ end }, { end }])
  })

  it('A2.12 that cannot be opened now can be retried', async () => {
    const { post, shown, ids } = await visit(() => refusal(429, 'rate_limited', null, 'Za chvíli.'), token)
    expect(await post()).toMatchObject({ data: { text: 'Za chvíli.' }, init: { status: 422 } })
    expect(await shown()).toEqual({ id: ids[0] })
  })

  it.each([path, `${path}?token=`, `${path}?token=${'x'.repeat(201)}`])('A2.12 is none at %.45s', async (at) => {
    const { shown, post, calls } = await visit(opened)
    expect(await shown(at)).toEqual({ end: null })
    expect([await redirectOf(post('none')), calls]).toEqual([`303 ${path}`, []])
  })
})
