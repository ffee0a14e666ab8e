import { describe, expect, it } from 'vitest'
import { flagOf, isPathEnabled } from './feature-flags.ts'
import { routes } from './testing/routes.ts'

describe('isPathEnabled', () => {
  it.each([
    ['/porovnat', 'compare'],
    ['/kosik/import-objednavky?a=1', 'bulk_order'],
    ['/uzivatel/nakupni-seznamy/7', 'shopping_lists'],
    ['/uzivatel/nakupni-seznamyx', null],
    ['/registrovat#x', 'registration'],
    ['/kosik', null],
  ])('B6.09 %s depends on the flag %s', (path, flag) => {
    expect(flagOf(routes, path)).toBe(flag)
  })

  it('B6.09 B6.10 B6.11 hides what depends on a flag unless the flag is on', () => {
    const offered = (functions: Record<string, boolean>) =>
      ['/porovnat', '/kosik/import-objednavky', '/kosik'].map((path) => isPathEnabled(routes, functions, path))
    expect(offered({})).toEqual([true, false, true])
    expect(offered({ compare: false, bulk_order: true })).toEqual([false, true, true])
  })
})
