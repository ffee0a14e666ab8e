import { describe, expect, it } from 'vitest'
import { loaderArgs, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const path = '/potvrdit-email'
const token = 'of-the-mail'
const confirmed = (address: string, state: string) => () => Response.json({ address, state })

async function visit(answer: Parameters<typeof pageEnv>[0]) {
  const { env, calls } = pageEnv(answer)
  const shown = async (at = path) => loader(loaderArgs(at), env)
  expect(await redirectOf(shown(`${path}?token=${token}`))).toBe(`303 ${path}`)
  const { id } = (await shown()) as { id: string }
  const post = async () => action(actionArgs(path, { link: id }), env)
  return { calls, shown, post, env }
}

describe('the mailed link about a new sign-in e-mail', () => {
  it('A7.11 changes nothing when opened, and no page contains its token', async () => {
    const { shown, calls } = await visit(confirmed('old', 'waiting'))
    expect(JSON.stringify([await shown(), await shown()])).not.toContain(token)
    expect(calls).toEqual([])
  })

  it.each([
    ['old', 'waiting', 'email_old'],
    ['new', 'waiting', 'email_new'],
    ['old', 'done', 'email_done'],
  ])('A7.11 confirms on submit: %s, %s', async (address, state, end) => {
    const { shown, post, calls } = await visit(confirmed(address, state))
    expect(await redirectOf(post())).toBe(`303 ${path}`)
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/v1/confirm-email', body: { token } }])
    expect([await shown(), await shown()]).toEqual([{ end }, { end }])
    // a second press sends no request
    expect(await redirectOf(post())).toBe(`303 ${path}`)
    expect(calls.length).toBe(1)
  })

  it.each([
    [422, 'token_invalid', 'used'],
    [410, 'token_expired', 'expired'],
    [409, 'email_taken', 'email_taken'],
  ])('A7.11 shows why it confirms nothing: %i %s', async (status, code, end) => {
    const { shown, post } = await visit(() => refusal(status, code, 'token'))
    await redirectOf(post())
    expect(await shown()).toEqual({ end })
  })

  it('A7.11 can be retried when the back end did not answer', async () => {
    const { shown, post } = await visit(() => refusal(429, 'rate_limited', null, 'Zkuste to za chvíli.'))
    expect(await post()).toMatchObject({ data: { text: 'Zkuste to za chvíli.' }, init: { status: 422 } })
    expect(await shown()).toMatchObject({ id: expect.any(String) })
  })

  it('A7.11 is reloaded as a document in the browser, which cannot read the cookie', async () => {
    const { env } = pageEnv(confirmed('old', 'done'))
    expect(await redirectOf(loader(loaderArgs(path), { ...env, server: false }))).toBe(`302 ${path}`)
    expect(await loader(loaderArgs(path), env)).toEqual({ end: 'used' })
  })
})
