import { expect, it } from 'vitest'
import { contentSecurityPolicy, dataHeaders, htmlHeaders } from './headers.ts'

it('allows nothing inline and nothing of others', () => {
  expect(Object.fromEntries(contentSecurityPolicy.split('; ').map((each) => each.split(/ (.*)/).slice(0, 2)))).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'font-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
})

it.each([
  ['a page', htmlHeaders({ secure: false })],
  ['a page over https', htmlHeaders({ secure: true })],
  ['data', dataHeaders],
])('%s carries the protecting headers', (_, headers) => {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()') as unknown,
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
  })
})

it('asks browsers to come back by https only where there is https', () => {
  expect(htmlHeaders({ secure: false })).not.toHaveProperty('strict-transport-security')
  expect(htmlHeaders({ secure: true })).toHaveProperty('strict-transport-security')
})
