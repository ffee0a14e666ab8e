import { expect, it } from 'vitest'
import { whyBroken, whyUnusable } from './db/data-folder.ts'
import { sentence } from './sentence.ts'

const withCode = (code: string) => Object.assign(new Error('raw'), { code })
const env = { SANDBOX_DATA: '/data', SANDBOX_HOST: '1.2.3.4', SANDBOX_PORT: '4000' }

it.each([
  ['a full disk', withCode('ENOSPC'), /^The disk with \/data is full: make room on it/],
  ['a full disk, as PostgreSQL says it', withCode('53100'), /^The disk with \/data is full/],
  ['a full disk, as the engine throws it', { name: 'ErrnoError', errno: 51 }, /^The disk with \/data is full/],
  ['an address of another machine', withCode('EADDRNOTAVAIL'), /^SANDBOX_HOST must be .* but it is "1\.2\.3\.4"\.$/],
  ['a port that is taken', withCode('EADDRINUSE'), /^Port 4000 is in use\. Set SANDBOX_PORT/],
  [
    'files that were damaged',
    whyBroken(withCode('XX001'), '/data/pglite'),
    /^The database in \/data\/pglite is damaged/,
  ],
  [
    'files that stop the engine',
    whyUnusable(new Error('raw'), '/data/pglite', false),
    /is damaged.*Delete it.*--reset/,
  ],
])('says what to do about %s', (_, error, expected) => {
  expect(sentence(error, env)).toMatch(expected)
})

it('shows what it does not know as it is', () => {
  expect(sentence({ odd: 1 }, {})).toBe('{ odd: 1 }')
  expect(sentence(whyBroken(new TypeError('ours'), '/data'), {})).toContain('TypeError: ours')
})
