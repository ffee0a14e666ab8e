import { describe, expect, it } from 'vitest'
import { safeHref } from './safe-href.ts'

describe('safeHref', () => {
  it.each([
    ['/stranka/doprava', '/stranka/doprava'],
    ['#doprava', '#doprava'],
    ['https://vanek.test/a?b=1', 'https://vanek.test/a?b=1'],
    ['mailto:poradna@vanek.test', 'mailto:poradna@vanek.test'],
    ['tel:+420567000100', 'tel:+420567000100'],
    ['  /kosik ', '/kosik'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.test', null],
    [String.raw`/\evil.test`, null],
    ['/\t/evil.test', null],
    ['kosik', null],
    [undefined, null],
    [{}, null],
  ])('of %j is %j', (href, safe) => {
    expect(safeHref(href)).toBe(safe)
  })
})
