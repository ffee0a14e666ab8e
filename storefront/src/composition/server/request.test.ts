import { memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { pageEnv } from '../../testing/page-env.ts'
import { cookieFlashes, redirectOffer } from '../../lib/session/flashes.ts'
import { watchSignIn } from './request.ts'

function page(auth: string | null = 'T') {
  const tokens = memoryTokens(auth === null ? {} : { auth })
  const { env } = pageEnv(() => Response.json({}), { tokens })
  return { env, tokens, said: () => cookieFlashes(env.cookies).take() }
}

const get = new Request('http://own.test/kosik')

describe('a page made while a sign-in ends', () => {
  it.each([
    ['read', get],
    ['sent by a form', new Request('http://own.test/uzivatel/osobni-udaje', { method: 'POST' })],
    ['of signing in', new Request('http://own.test/prihlasit')],
  ])('C4.17 leaves word of it when it is %s', (_, request) => {
    const { env, tokens, said } = page()
    const made = watchSignIn(env, request)
    tokens.set('auth', null)
    made()
    expect(said()).toMatchObject([{ kind: 'warning', code: 'session_expired', durationMs: null }])
  })

  it.each([
    ['nobody was signed in', () => page(null), get, false],
    ['the token is good', () => page(), get, false],
    [
      'somebody ended the account',
      () => page(),
      new Request('http://own.test/uzivatel/zruseni-uctu', { method: 'POST' }),
      true,
    ],
    ['somebody signed out', () => page(), new Request('http://own.test/prihlasit', { method: 'POST' }), true],
  ])('says nothing when %s', (_, make, request, ends) => {
    const { env, tokens, said } = make()
    const made = watchSignIn(env, request)
    if (ends) tokens.set('auth', null)
    made()
    expect(said()).toEqual([])
  })

  it('C4.24 says nothing more to who is offered another place', () => {
    const { env, tokens, said } = page()
    const made = watchSignIn(env, get)
    tokens.set('auth', null)
    redirectOffer.leave(env.cookies, { title: 'a', text: 'b', href: '/' })
    made()
    expect(said()).toEqual([])
  })
})
