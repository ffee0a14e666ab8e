import { describe, expect, it } from 'vitest'
import { loaderArgs, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const path = '/aktivovat'
const confirmed = () => Response.json({ kind: 'account' })

async function follow(answer: Parameters<typeof pageEnv>[0], token = 'of-the-mail') {
  const { env, calls } = pageEnv(answer)
  const shown = async (at = path) => loader(loaderArgs(at), env)
  expect(await redirectOf(shown(`${path}?token=${token}`))).toBe(`303 ${path}`)
  const page = await shown()
  const { id = '' } = page as { id?: string }
  return { page, calls, shown, post: async () => action(actionArgs(path, { link: id }), env) }
}

describe('the confirmation link of a mail', () => {
  it('C2.11 confirms nothing when opened, and no page contains its token', async () => {
    const { page, calls } = await follow(confirmed)
    expect(page).toMatchObject({ state: 'confirm' })
    expect(JSON.stringify(page)).not.toContain('of-the-mail')
    expect(calls).toEqual([])
  })

  it('C2.11 shows what was confirmed, and shows it again after a reload', async () => {
    const { post, shown, calls } = await follow(confirmed)
    expect(await redirectOf(post())).toBe(`303 ${path}`)
    expect(calls).toMatchObject([{ path: '/api/v1/activate', body: { token: 'of-the-mail' } }])
    const done = { state: 'done', done: 'account' }
    expect([await shown(), await shown()]).toEqual([
      { ...done, again: false },
      { ...done, again: true },
    ])
    // posting twice confirms once
    expect(await redirectOf(post())).toBe(`303 ${path}`)
    expect([calls.length, await shown()]).toEqual([1, { ...done, again: true }])
  })

  it.each([
    ['that is used', refusal(404, 'not_found', 'token'), 'used'],
    ['whose time is over', refusal(410, 'token_expired', 'token'), 'expired'],
  ])('C2.11 reports one %s, also after a reload', async (_what, answer, reason) => {
    const { post, shown } = await follow(() => answer)
    expect(await redirectOf(post())).toBe(`303 ${path}`)
    expect([await shown(), await shown()]).toEqual([
      { state: 'failed', reason },
      { state: 'failed', reason },
    ])
  })

  it('C2.11 can be retried when the back end did not answer', async () => {
    const { post, shown } = await follow(() => refusal(503, 'server'))
    expect(await post()).toMatchObject({ init: { status: 422 }, data: { text: expect.any(String) } })
    expect(await shown()).toMatchObject({ state: 'confirm' })
  })

  it.each([path, `${path}?token=`, `${path}?token=${'x'.repeat(201)}`])('C2.11 is not known at %.40s', async (at) => {
    const { env } = pageEnv(confirmed)
    expect(await loader(loaderArgs(at), env)).toEqual({ state: 'failed', reason: 'used' })
  })
})
