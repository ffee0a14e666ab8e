import { describe, expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

describe('C2.25 after login the user goes to the given path', () => {
  it.each(['/kosik', '/produkt/x?variant_id=3', '/kosik/doprava-a-platba#a'])('%s', (path) => {
    expect(safePath(path)).toBe(path)
  })
})

describe('C2.26 without a path of this site the user goes home', () => {
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
  ])('%j', (path) => {
    expect(safePath(path)).toBe('/')
  })
})
