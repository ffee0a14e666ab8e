import { expect, it } from 'vitest'
import * as czech from './cs/adviser.ts'
import * as slovak from './sk/adviser.ts'

const kinds = ['questions', 'roomNames', 'moistureNames', 'wayNames', 'outletNames', 'controlNames'] as const

it.each([
  ['Czech', czech],
  ['Slovak', slovak],
])('%s URLs have a distinct ASCII name for each question and answer', (_what, names) => {
  for (const kind of kinds) {
    const own: readonly string[] = Object.values(names[kind])
    expect(new Set(own).size, kind).toBe(own.length)
    expect(own.join(' '), kind).toMatch(/^[a-z ]+$/)
  }
  expect(names.yes).not.toBe(names.no)
})
