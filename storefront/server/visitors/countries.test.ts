import { describe, expect, it } from 'vitest'
import { cacheCountries } from './countries.ts'

/** A service that answers as told, and the time. */
function told() {
  const asked: string[] = []
  let now = 0
  let answer: string | null | undefined = 'SK'
  const of = cacheCountries(
    async (address) => {
      asked.push(address)
      return answer
    },
    () => now,
  )
  return { asked, of, pass: (ms: number) => void (now += ms), be: (next: typeof answer) => void (answer = next) }
}

describe('countries of network addresses', () => {
  it('C7.76 are remembered for an hour, and for five minutes when nobody knows them', async () => {
    const { asked, of, pass, be } = told()
    expect([await of('a'), await of('a')]).toEqual(['SK', 'SK'])
    be(null)
    expect([await of('b'), await of('b')]).toEqual([null, null])
    pass(5 * 60_000)
    await Promise.all([of('a'), of('b')])
    expect(asked).toEqual(['a', 'b', 'b'])
    pass(55 * 60_000)
    expect(await Promise.all([of('a'), of('a'), of('a')])).toEqual([null, null, null])
    expect(asked).toEqual(['a', 'b', 'b', 'a'])
  })

  it('C7.76 are not asked for while the service is down; after half a minute one asks for all', async () => {
    const { asked, of, pass, be } = told()
    be(undefined)
    expect([await of('a'), await of('b')]).toEqual([null, null])
    pass(30_000)
    expect(await Promise.all([of('c'), of('d'), of('e')])).toEqual([null, null, null])
    expect(asked).toEqual(['a', 'c'])
    pass(30_000)
    be('DE')
    expect(await Promise.all([of('f'), of('g')])).toEqual(['DE', null])
    expect(await Promise.all([of('g'), of('h')])).toEqual(['DE', 'DE'])
  })

  it('are asked for by so many at once and no more', async () => {
    const asked: string[] = []
    const of = cacheCountries(async (address) => {
      asked.push(address)
      return new Promise<string>((resolve) => setTimeout(() => resolve('SK'), 5))
    })
    const found = await Promise.all(Array.from({ length: 80 }, (_, index) => of(`address ${index}`)))
    expect([asked.length, found.filter((each) => each === 'SK').length]).toEqual([50, 50])
  })
})
