import { describe, expect, it } from 'vitest'
import { cacheCountries } from './countries.ts'

/** A service whose answers the test sets, and a clock. */
function setUp() {
  const lookups: string[] = []
  let now = 0
  let answer: string | null | undefined = 'SK'
  const of = cacheCountries(
    async (address) => {
      lookups.push(address)
      return answer
    },
    () => now,
  )
  return { lookups, of, pass: (ms: number) => void (now += ms), be: (next: typeof answer) => void (answer = next) }
}

describe('countries of network addresses', () => {
  it('C7.76 are cached for an hour, and unknown ones for five minutes', async () => {
    const { lookups, of, pass, be } = setUp()
    expect([await of('a'), await of('a')]).toEqual(['SK', 'SK'])
    be(null)
    expect([await of('b'), await of('b')]).toEqual([null, null])
    pass(5 * 60_000)
    await Promise.all([of('a'), of('b')])
    expect(lookups).toEqual(['a', 'b', 'b'])
    pass(55 * 60_000)
    expect(await Promise.all([of('a'), of('a'), of('a')])).toEqual([null, null, null])
    expect(lookups).toEqual(['a', 'b', 'b', 'a'])
  })

  it('C7.76 are not requested while the service is down; after half a minute one request tries again', async () => {
    const { lookups, of, pass, be } = setUp()
    be(undefined)
    expect([await of('a'), await of('b')]).toEqual([null, null])
    pass(30_000)
    expect(await Promise.all([of('c'), of('d'), of('e')])).toEqual([null, null, null])
    expect(lookups).toEqual(['a', 'c'])
    pass(30_000)
    be('DE')
    expect(await Promise.all([of('f'), of('g')])).toEqual(['DE', null])
    expect(await Promise.all([of('g'), of('h')])).toEqual(['DE', 'DE'])
  })

  it('have a limited number of concurrent requests', async () => {
    const lookups: string[] = []
    const of = cacheCountries(async (address) => {
      lookups.push(address)
      return new Promise<string>((resolve) => setTimeout(() => resolve('SK'), 5))
    })
    const found = await Promise.all(Array.from({ length: 80 }, (_, index) => of(`address ${index}`)))
    expect([lookups.length, found.filter((each) => each === 'SK').length]).toEqual([50, 50])
  })
})
