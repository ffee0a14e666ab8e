import { expect, it } from 'vitest'
import { cyclesIn } from './no-import-cycles.ts'

it('finds import cycles of any length', () => {
  const imports = new Map([
    ['core.js', ['runtime.js', 'links.js']],
    ['runtime.js', []],
    ['links.js', ['texts.js']],
    ['texts.js', ['core.js', 'runtime.js']],
    ['page.js', ['core.js', 'page-data.js']],
    ['page-data.js', ['page.js']],
  ])
  expect(cyclesIn(imports)).toEqual([
    ['core.js', 'links.js', 'texts.js'],
    ['page-data.js', 'page.js'],
  ])
})

it('finds none without cycles', () => {
  expect(
    cyclesIn(
      new Map([
        ['page.js', ['core.js', 'links.js']],
        ['links.js', ['core.js']],
        ['core.js', []],
      ]),
    ),
  ).toEqual([])
})
