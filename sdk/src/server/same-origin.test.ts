import { isSafeMethod, isSameOrigin } from '@vanek/sdk/server'
import { describe, expect, it } from 'vitest'

const host = 'vanek.test'
const isAllowed = (headers: Record<string, string>) => isSameOrigin((name) => ({ host, ...headers })[name])

describe('isSameOrigin', () => {
  it.each<[site: string | undefined, origin: string | undefined, own: boolean]>([
    ['same-origin', undefined, true],
    ['same-origin', 'https://vanek.test', true],
    ['same-origin', 'http://vanek.test', true],
    ['same-origin', 'null', true],
    ['same-origin', 'https://evil.test', false],
    ['same-origin', 'https://evil.vanek.test', false],
    ['none', undefined, true],
    ['none', 'https://vanek.test', true],
    ['none', 'null', false],
    ['none', 'https://evil.test', false],
    ['same-site', undefined, false],
    ['same-site', 'https://vanek.test', false],
    ['cross-site', undefined, false],
    ['cross-site', 'https://vanek.test', false],
    ['cross-site', 'null', false],
    ['made-up', 'https://vanek.test', false],
    [undefined, 'https://vanek.test', true],
    [undefined, 'https://VANEK.test', true],
    [undefined, 'https://vanek.test:8443', false],
    [undefined, 'https://evilvanek.test', false],
    [undefined, 'https://vanek.test.evil.test', false],
    [undefined, 'https://vanek.test@evil.test', false],
    [undefined, 'https://evil.test/vanek.test', false],
    [undefined, 'null', false],
    [undefined, 'vanek.test', false],
    [undefined, '', false],
    ['', undefined, false],
    [undefined, undefined, false],
  ])('CSRF Sec-Fetch-Site %s with Origin %s is same-origin: %s', (site, origin, own) => {
    const headers = { ...(site !== undefined && { 'sec-fetch-site': site }), ...(origin !== undefined && { origin }) }
    expect(isAllowed(headers)).toBe(own)
  })

  it('CSRF compares the host case-insensitively, with its port', () => {
    expect(isAllowed({ host: 'VANEK.test', origin: 'https://vanek.test' })).toBe(true)
    expect(isAllowed({ host: 'vanek.test:3000', origin: 'http://vanek.test:3000' })).toBe(true)
    expect(isAllowed({ host: 'vanek.test:3000', origin: 'http://vanek.test' })).toBe(false)
    expect(isAllowed({ host: '', origin: 'https://vanek.test' })).toBe(false)
  })
})

it.each([
  ['GET', true],
  ['head', true],
  ['OPTIONS', true],
  ['POST', false],
  ['PUT', false],
  ['PATCH', false],
  ['DELETE', false],
  ['TRACE', false],
])('CSRF %s is a safe method: %s', (method, safe) => {
  expect(isSafeMethod(method)).toBe(safe)
})
