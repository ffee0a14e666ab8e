import { describe, expect, it } from 'vitest'
import { encodingFor, matchesTag } from './encoding.ts'

describe('encodings', () => {
  it.each([
    ['br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip;q=0, identity', 'identity'],
    ['brx, xgzip', 'identity'],
    ['*', 'identity'],
  ])('%j allows %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding)
  })

  it('compares tags one by one', () => {
    expect([matchesTag(undefined, '"a"'), matchesTag('"b", "a"', '"a"'), matchesTag('"aa"', '"a"')]).toEqual([
      false,
      true,
      false,
    ])
  })
})
