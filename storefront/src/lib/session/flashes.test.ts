import { describe, expect, it } from 'vitest'
import { pageEnv } from '../../testing/page-env.ts'
import { cookieFlashes, redirectOffer } from './flashes.ts'

const page = (cookies: Record<string, string> = {}) => pageEnv(() => Response.json({}), { cookies })
const message = { kind: 'success', text: 'Přihlášení bylo úspěšné' } as const

describe('messages over a redirect of the server', () => {
  it('C4.28 are taken once', () => {
    const { env, cookies } = page()
    cookieFlashes(env.cookies).add(message)
    cookieFlashes(env.cookies).add({ ...message, text: 'Druhá' })
    expect(cookieFlashes(env.cookies).take()).toEqual([message, { ...message, text: 'Druhá' }])
    expect([cookieFlashes(env.cookies).take(), cookies.has('vanek_flash')]).toEqual([[], false])
  })

  it('keep as many as fit into a cookie', () => {
    const { env, cookies } = page()
    cookieFlashes(env.cookies).add(message)
    cookieFlashes(env.cookies).add({ kind: 'warning', text: 'ž'.repeat(3000) })
    expect(encodeURIComponent(cookies.get('vanek_flash') ?? '').length).toBeLessThan(3600)
    expect(cookieFlashes(env.cookies).take()).toEqual([message])
  })
})

describe('the redirect offer', () => {
  const offer = { title: 'Velkoobchod', text: 'Nakupujte prosím tam.', href: '/stranka/velkoobchod' }

  it('C4.08 is passed over a redirect, once', () => {
    const { env } = page()
    redirectOffer.leave(env.cookies, offer)
    const { peek, take } = redirectOffer
    expect([peek(env.cookies), take(env.cookies), take(env.cookies)]).toEqual([offer, offer, null])
  })

  it.each(['', '{', 'null', '[]', '{"title":"a","text":"b"}', '{"title":"a","text":"b","href":7}'])(
    'is null for the cookie %j',
    (text) => expect(redirectOffer.peek(page({ vanek_redirect: text }).env.cookies)).toBeNull(),
  )
})
