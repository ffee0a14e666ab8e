import { expect, it } from 'vitest'
import { styleFaults } from './styles.mjs'

const faults = (selector) =>
  styleFaults('a.css', `/* :has() */\n@layer ui {\n  ${selector} {\n    color: red;\n  }\n}\n`)

it.each([
  'label:has(:checked) svg',
  'label:has(:checked) > svg',
  '.bar:has(.delivery) .btn',
  '.list:not(:has(> .is-product)) > :first-child',
  '.reviews:has(.figures) > :not(.sum)',
  'body:has(.added) .notices :is(a, .close)',
  'body:has(.added) .notices :is(.close, .logo + p)',
  '.a .b,\n  .c:has(.d) ~ li',
])('refuses %s', (selector) => {
  expect(faults(selector)).toHaveLength(1)
})

it.each([
  'label:has(:checked)',
  'svg',
  'main > p:has(svg, a)',
  '.bar:has(.delivery) .bar-name',
  'body:has(.added) .notices :is(.close, [data-code])',
  'form:has(svg) button.own',
  'li:has(:checked):has(a)::after',
])('takes %s', (selector) => {
  expect(faults(selector)).toEqual([])
})

it.each([
  'body:has(.filters:popover-open)',
  ':root:has(.consent)',
  'body:has(.tray) .foot',
  'main:not(:has(a)) ~ .foot',
])('refuses a search of the whole page: %s', (selector) => {
  expect(faults(selector)[0]).toContain('searches the whole page')
})

it.each(['tr:last-child > *', '.a li:nth-last-child(2) *', '.b,\n  p:empty + *'])(
  'refuses all elements after a count from the end: %s',
  (selector) => {
    expect(faults(selector)[0]).toContain('name them')
  },
)

it.each(['tr:last-child > :is(th, td)', '.a > *:last-child', 'tr:first-child > *', '.a > *'])(
  'takes named elements after a count: %s',
  (selector) => {
    expect(faults(selector)).toEqual([])
  },
)

it('names the line', () => {
  expect(faults('p:has(a) svg')[0]).toMatch(/^a\.css:3: "svg" /)
})

it.each(['a:hover', '.a,\n  .b:is(:hover, :focus-visible) i', 'li:not(:first-child):hover'])(
  'refuses what a tap would set: %s',
  (selector) => {
    expect(faults(selector)).toEqual([expect.stringMatching(/^a\.css:3: [^]* needs @media \(hover: hover\)/)])
  },
)

it('takes a rule for devices that hover', () => {
  expect(faults('p:not(:hover, :focus-within) img')).toEqual([])
  const css = '@layer ui {\n  @media (hover: hover) {\n    a:hover {\n      color: red;\n    }\n  }\n  b:hover {}\n}\n'
  expect(styleFaults('a.css', css)).toEqual([expect.stringMatching(/^a\.css:7: "b:hover"/)])
})
