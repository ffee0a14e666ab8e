import { expect, it } from 'vitest'
import { explainBroken, explainUnusable } from './db/data-folder.ts'
import { startupErrorMessage } from './startup-error.ts'

const withCode = (code: string) => Object.assign(new Error('raw'), { code })
const env = { SANDBOX_DATA: '/data', SANDBOX_HOST: '1.2.3.4', SANDBOX_PORT: '4000' }

it.each([
  ['a full disk', withCode('ENOSPC'), /^The disk with \/data is full: free some space/],
  ['a full disk reported by PostgreSQL', withCode('53100'), /^The disk with \/data is full/],
  ['a full disk reported by PGlite', { name: 'ErrnoError', errno: 51 }, /^The disk with \/data is full/],
  ['an address of another machine', withCode('EADDRNOTAVAIL'), /^SANDBOX_HOST must be .* but it is "1\.2\.3\.4"\.$/],
  ['a port in use', withCode('EADDRINUSE'), /^Port 4000 is in use\. Set SANDBOX_PORT/],
  ['damaged files', explainBroken(withCode('XX001'), '/data/pglite'), /^The database in \/data\/pglite is damaged/],
  [
    'files that crash the engine',
    explainUnusable(new Error('raw'), '/data/pglite', false),
    /is damaged.*Delete it.*--reset/,
  ],
])('explains what to do about %s', (_, error, expected) => {
  expect(startupErrorMessage(error, env)).toMatch(expected)
})

it('shows other errors unchanged', () => {
  expect(startupErrorMessage({ odd: 1 }, {})).toBe('{ odd: 1 }')
  expect(startupErrorMessage(explainBroken(new TypeError('ours'), '/data'), {})).toContain('TypeError: ours')
})
