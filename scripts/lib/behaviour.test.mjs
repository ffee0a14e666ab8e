import { expect, it } from 'vitest'
import { idsNamedBy, requirementsOf, trace } from './behaviour.mjs'

// ids are written with a # here, so that this file names none
const real = (text) => text.replaceAll('#', 'C1.0')
const named = (text) => [...idsNamedBy('a.test.tsx', real(text))]

it('reads ids and sentences', () => {
  const text = '# Title\n- B2.03 [route] `/` is the home screen.\n- no id here\n- C10.104 [rule] Something.'
  expect([...requirementsOf(text)]).toEqual([
    ['B2.03', '[route] `/` is the home screen.'],
    ['C10.104', '[rule] Something.'],
  ])
})

it('finds ids in the titles of it, test and describe', () => {
  expect(named("describe('#3 home', () => { it('#5, #6 guest', () => {}) })")).toEqual(['#3', '#5', '#6'].map(real))
  expect(named('test(`#${n} #8 headers`, () => {})')).toEqual(['#8'].map(real))
})

it('finds them behind tables and conditions', () => {
  expect(named("it.each([['a (b)', 1]])('#1 %s', () => {})")).toEqual(['#1'].map(real))
  expect(named("describe.each(['x'])('#2 %s', () => { test.concurrent('#3 y', () => {}) })")).toEqual(
    ['#2', '#3'].map(real),
  )
  expect(named("it.runIf(linux)('#4', () => {})")).toEqual(['#4'].map(real))
})

it('does not count skipped tests, nor strings that are no titles', () => {
  expect(named("it.skip('#3', () => {})")).toEqual([])
  expect(named("it.todo('#3')")).toEqual([])
  expect(named("test.fixme('#3', () => {})")).toEqual([])
  expect(named("describe.skip('x', () => { it('#3', () => {}) })")).toEqual([])
  expect(named("expect('#3').toBe('#3') // #4")).toEqual([])
})

it('requires a test of the shop for what shoppers see', () => {
  const requirements = requirementsOf(real('- #1 [ui] A.\n- #2 [rule] B.\n- #3 [overlay] C.\n- #4 [ui] D.'))
  const proving = (id) => real(`it('${id} works', () => {})`)
  const found = trace(
    requirements,
    new Map([
      ['sdk/src/a.test.ts', proving('#1') + proving('#2') + proving('#9')],
      ['storefront/src/features/a.test.tsx', proving('#3')],
      ['storefront/e2e/a.e2e.ts', proving('#4')],
    ]),
  )
  expect(found.missing).toEqual([])
  expect(found.unseen).toEqual(['#1', '#3'].map(real))
  expect(found.unknown).toEqual(['#9'].map(real))
})
