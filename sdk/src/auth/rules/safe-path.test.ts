import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

describe('C2.25 safePath returns a path of this site', () => {
  it.each(['/kosik', '/produkt/x?variant_id=3', '/kosik/doprava-a-platba#a'])('%s', (path) => {
    expect(safePath(path)).toBe(path)
  })
})

describe('C2.25 safePath resolves dot segments', () => {
  it.each([
    ['/./kosik', '/kosik'],
    ['/a/../kosik?b=1', '/kosik?b=1'],
    ['/..', '/'],
    ['/a//b', '/a//b'],
    ['/a?to=//b', '/a?to=//b'],
    ['/%5c%5cevil.example', '/%5c%5cevil.example'],
  ])('%s is %s', (path, resolved) => {
    expect(safePath(path)).toBe(resolved)
  })
})

describe('C2.26 safePath falls back to the home page', () => {
  it.each([
    null,
    undefined,
    '',
    'kosik',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/.//evil.example/x',
    '/%2e//evil.example',
    '/%2E/%2e//evil.example',
    '/a/..//evil.example',
    '/..//evil.example',
    '/a/%2e%2E//evil.example?b=1#c',
    '/.///evil.example',
  ])('%j', (path) => {
    expect(safePath(path)).toBe('/')
  })

  it('always returns a path of this site, and is idempotent', () => {
    const dots = fc.constantFrom('.', '..', '%2e', '%2E%2e')
    const slashes = fc.constantFrom('/', '//', '\\', '%2f', '%5c')
    const others = fc.constantFrom('evil.example', 'https:', '@', '?', '#', '\t', '\n', '\uD800', 'ž')
    const requested = fc.array(fc.oneof(slashes, dots, others), { maxLength: 8 })
    fc.assert(
      fc.property(requested, (pieces) => {
        const safe = safePath(`/${pieces.join('')}`)
        expect([new URL(safe, 'https://shop.example').origin, safePath(safe)]).toEqual(['https://shop.example', safe])
      }),
      { numRuns: 1000 },
    )
  })
})
