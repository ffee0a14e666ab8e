import { expect, it } from 'vitest'
import { minutesOf } from './data.ts'

it.each([
  ['', 1],
  ['slovo '.repeat(570), 3],
])('reading takes whole minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes)
})
