import { describe, expect, it } from 'vitest'
import { loaderArgs, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const path = '/resetovat-heslo'
const link = { email: 'marie@example.cz', token: 'of-the-mail' }
const followed = (of: typeof link) => `${path}?${new URLSearchParams(of)}`
const fields = { password: ' nové heslo ', passwordConfirmation: ' nové heslo ' }
const done = () => new Response(null, { status: 204 })

/** A visitor who followed the links, and the rendered page of each. */
async function visit(answer: Parameters<typeof pageEnv>[0], ...followedLinks: (typeof link)[]) {
  const { env, calls } = pageEnv(answer)
  const shown = async (at = path) => loader(loaderArgs(at), env)
  const ids: string[] = []
  for (const own of followedLinks) {
    expect(await redirectOf(shown(followed(own)))).toBe(`303 ${path}`)
    ids.push(((await shown()) as { id: string }).id)
  }
  const post = async (id = ids[0] ?? '', more: Partial<typeof fields> = {}) =>
    action(actionArgs(path, { link: id, ...fields, ...more }), env)
  return { calls, shown, ids, post }
}

describe('the link of a mail about a forgotten password', () => {
  it('C2.10 survives a reload, and no page contains its token', async () => {
    const { shown } = await visit(done, link)
    for (let reload = 0; reload < 2; reload += 1) {
      const page = await shown()
      expect(page).toMatchObject({ state: 'form', email: link.email })
      expect(JSON.stringify(page)).not.toContain(link.token)
    }
  })

  it.each([path, `${path}?email=a%40example.cz`, `${path}?token=of-the-mail`, `${path}?token=${'x'.repeat(201)}`])(
    'C2.10 is none at %.40s',
    async (at) => expect(await (await visit(done)).shown(at)).toEqual({ state: 'dead' }),
  )

  it('C2.10 is reloaded as a document in the browser, which cannot read the cookie', async () => {
    const { env } = pageEnv(done)
    expect(await redirectOf(loader(loaderArgs(path), { ...env, server: false }))).toBe(`302 ${path}`)
  })
})

describe('a new password', () => {
  it('C7.06 is set with the token of the link, and the page shows the success after each reload', async () => {
    const { post, shown, calls } = await visit(done, link)
    expect(await redirectOf(post())).toBe(`303 ${path}`)
    expect(calls).toMatchObject([
      {
        path: '/api/v1/reset-password',
        body: { ...link, password: ' nové heslo ', password_confirmation: ' nové heslo ' },
      },
    ])
    expect([await shown(), await shown()]).toEqual([{ state: 'done' }, { state: 'done' }])
    // posting twice sets it once
    expect(await redirectOf(post())).toBe(`303 ${path}`)
    expect(calls.length).toBe(1)
  })

  it('C2.10 is for the account that the form showed, even if another tab has opened another link since', async () => {
    const other = { email: 'jiny@example.cz', token: 'of-another-mail' }
    const { post, calls, ids } = await visit(done, link, other)
    await post(ids[0])
    expect(calls).toMatchObject([{ body: link }])
  })

  it('C5.31 has to be the same twice; the link can be used again', async () => {
    const { post, shown, calls } = await visit(done, link)
    expect(await post(undefined, { passwordConfirmation: 'jiné heslo' })).toMatchObject({
      data: { errors: { passwordConfirmation: 'password_mismatch' } },
      init: { status: 422 },
    })
    expect(await shown()).toMatchObject({ state: 'form', email: link.email })
    expect(calls).toEqual([])
  })

  it('C8.18 that is refused is reported at its field', async () => {
    const { post, shown } = await visit(() => refusal(422, 'password_common', 'password'), link)
    expect(await post()).toMatchObject({ data: { done: false, errors: { password: 'password_common' } } })
    expect(await shown()).toMatchObject({ state: 'form' })
  })

  it.each([
    [410, 'token_expired'],
    [422, 'token_invalid'],
    [422, 'too_short', 'email'],
  ])('is not set with a dead link: %i %s', async (status, code, field = 'token') => {
    const { post, shown } = await visit(() => refusal(status, code, field), link)
    expect(await redirectOf(post())).toBe(`303 ${path}`)
    expect(await shown()).toEqual({ state: 'dead' })
  })

  it('is not set with a form without a link', async () => {
    const { post, calls } = await visit(done)
    expect(await redirectOf(post('none'))).toBe(`303 ${path}`)
    expect(calls).toEqual([])
  })
})
