import { expect, it } from 'vitest'
import { lineCount, sizeFaults } from './sizes.mjs'

const lines = (count) => 'x\n'.repeat(count)

it('counts lines as editors do', () => {
  expect([lineCount(''), lineCount('a'), lineCount('a\n'), lineCount('a\nb')]).toEqual([1, 1, 1, 2])
})

it('accepts 350 lines and refuses 351', () => {
  const small = Object.entries({ 'a.ts': lines(1), 'b.ts': lines(1), 'c.ts': lines(1) })
  expect(sizeFaults(new Map([...small, ['long.ts', lines(350)]]))).toEqual([])
  expect(sizeFaults(new Map([...small, ['long.ts', lines(351)]]))).toEqual(['long.ts has 351 lines, more than 350'])
})

it('refuses a median of 90 lines', () => {
  const three = (count) => new Map(['a', 'b', 'c'].map((name) => [`${name}.ts`, lines(count)]))
  expect(sizeFaults(three(89))).toEqual([])
  expect(sizeFaults(three(90))).toHaveLength(1)
})
