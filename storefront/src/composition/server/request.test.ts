import { memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { pageEnv } from '../../testing/page-env.ts'
import { cookieFlashes, redirectOffer } from '../../lib/session/flashes.ts'
import { watchSignIn } from './request.ts'

function page(auth: string | null = 'T') {
  const tokens = memoryTokens(auth === null ? {} : { auth })
  const { env } = pageEnv(() => Response.json({}), { tokens })
  return { env, tokens, flashes: () => cookieFlashes(env.cookies).take() }
}

const get = new Request('http://own.test/kosik')

describe('a page rendered while a session ends', () => {
  it.each([
    ['read', get],
    ['sent by a form', new Request('http://own.test/uzivatel/osobni-udaje', { method: 'POST' })],
    ['of signing in', new Request('http://own.test/prihlasit')],
  ])('C4.17 leaves a flash message when it is %s', (_, request) => {
    const { env, tokens, flashes } = page()
    const finish = watchSignIn(env, request)
    tokens.set('auth', null)
    finish()
    expect(flashes()).toMatchObject([{ kind: 'warning', code: 'session_expired', durationMs: null }])
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
  ])('leaves no message when %s', (_, make, request, ends) => {
    const { env, tokens, flashes } = make()
    const finish = watchSignIn(env, request)
    if (ends) tokens.set('auth', null)
    finish()
    expect(flashes()).toEqual([])
  })

  it('C4.24 leaves no message when a redirect is offered', () => {
    const { env, tokens, flashes } = page()
    const finish = watchSignIn(env, get)
    tokens.set('auth', null)
    redirectOffer.leave(env.cookies, { title: 'a', text: 'b', href: '/' })
    finish()
    expect(flashes()).toEqual([])
  })
})
