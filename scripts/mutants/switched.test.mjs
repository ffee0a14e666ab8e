import { expect, it } from 'vitest'
import { faultsIn } from './faults.mjs'
import { switched } from './switched.mjs'

const source = `const words = []
const note = async (word) => words.push(word)
export async function count(list, least) {
  const all = list
  await note('began')
  if (!all?.filter((one) => one > least).length) throw new Error('none')
  return Math.max(all.length, least ?? 3)
}
`

/** The function with all its faults, or with one: their numbers are their indexes. */
async function made(faults, active) {
  globalThis.isPlanted = (number) => number === active
  const text = switched('count.ts', source, faults, (fault) => faultsIn('count.ts', source).findIndex(same(fault)))
  return await import(`data:text/javascript,${encodeURIComponent(text)}#${active}`)
}
const same = (fault) => (one) => JSON.stringify(one) === JSON.stringify(fault)
const answered = async (faults, active) => {
  const { count } = await made(faults, active)
  return await Promise.all([count([1, 5, 7], 4), count([1], 4), count([1, 5], undefined)].map(outcome))
}
const outcome = (promise) => promise.catch(({ message }) => message)

it('inactive faults change nothing, and an active one acts as if it was planted alone', async () => {
  const faults = faultsIn('count.ts', source)
  expect(faults.length).toBeGreaterThan(15)
  const plain = await answered([], -1)
  expect(plain).toEqual([4, 'none', 'none'])
  expect(await answered(faults, -1)).toEqual(plain)
  for (const [at, { start, end, to }] of faults.entries()) {
    const planted = source.slice(0, start) + to + source.slice(end)
    const { count } = await import(`data:text/javascript,${encodeURIComponent(planted)}`)
    const alone = await Promise.all([count([1, 5, 7], 4), count([1], 4), count([1, 5], undefined)].map(outcome))
    expect(await answered(faults, at)).toEqual(alone)
  }
})

it('a line that begins with a fault stays a separate line', async () => {
  const awaits = faultsIn('count.ts', source).filter(({ operator }) => operator === 'await')
  expect(await answered(awaits, -1)).toEqual([4, 'none', 'none'])
})
