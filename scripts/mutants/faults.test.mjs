import { expect, it } from 'vitest'
import { faultsIn } from './faults.mjs'
import { picked } from './picked.mjs'
import { tableOf } from './table.mjs'

const source = `import { a } from './a.ts'
type Kind = 'one' | 'two'
export async function pay(credits: number, goods: number, kind: Kind): Promise<number> {
  if (credits > goods) throw new Error('too many')
  await a(kind)
  return Math.min(credits ?? 0, goods)
}
`
const planted = () => faultsIn('pay.ts', source)
const applied = ({ start, end, to }) => source.slice(0, start) + to + source.slice(end)

it('plants faults in code that runs, and in no import and no type', () => {
  expect(planted().map(({ operator, from, to }) => `${operator}: ${from} -> ${to}`)).toEqual([
    'condition: credits > goods -> true',
    'condition: credits > goods -> false',
    'operator: > -> >=',
    "throw: throw new Error('too many') -> ;",
    "text: 'too many' -> ''",
    'statement: await a(kind) -> ;',
    'await: await a(kind) -> a(kind)',
    'return: Math.min(credits ?? 0, goods) -> undefined',
    'call: min -> max',
    'fallback: credits ?? 0 -> credits',
    'fallback: credits ?? 0 -> (0)',
  ])
  for (const fault of planted()) expect(applied(fault)).not.toBe(source)
  expect(planted()[0].line).toBe(4)
})

it('picks the same for the same seed, in the order of the source', () => {
  const few = picked(planted(), 4, 7)
  expect(few).toEqual(picked(planted(), 4, 7))
  expect(few).not.toEqual(picked(planted(), 4, 8))
  expect(few.map(({ start }) => start)).toEqual(few.map(({ start }) => start).toSorted((a, b) => a - b))
  expect(picked(planted(), 99, 7)).toEqual(planted())
})

it('counts caught faults, and lists those that survived or never ended', () => {
  const [first, second, third] = planted()
  const results = ['caught', 'survived', 'never ended']
  const table = tableOf([{ path: 'pay.ts', faults: [first, second, third], results }])
  expect(table).toContain('| pay.ts | 3 | 1 | 1 | 1 |')
  expect(table).toContain('pay.ts:4 survived condition\n  - credits > goods\n  + false')
  expect(table).toContain('pay.ts:4 never ended operator')
  expect(table).not.toContain('+ true')
})
