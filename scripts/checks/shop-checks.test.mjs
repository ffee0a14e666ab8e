import { describe, expect, it } from 'vitest'
import { faultsOf, rowsOf, titlesIn } from './shop-checks.mjs'

const rows = rowsOf(
  '| 1 | A title | `home`: “leads on”<br>`thorough/cart`: “adds ${n}” |\n| 2 | Pictures | [a picture](pictures/a.webp) |\n',
)
const files = { home: "test('leads on', async", 'thorough/cart': 'test(\n  `adds ${n}`, async' }
const faults = (change = {}, pictures = ['pictures/a.webp'], count = 2) =>
  faultsOf(
    rows,
    (file) => ({ ...files, ...change })[file],
    (picture) => pictures.includes(picture),
    count,
  )

describe('the checks of shoppers', () => {
  it('is read from the page with its tests and pictures', () => {
    expect(rows).toEqual([
      {
        number: 1,
        tests: [
          { file: 'home', title: 'leads on' },
          { file: 'thorough/cart', title: 'adds ${n}' },
        ],
        pictures: [],
      },
      { number: 2, tests: [], pictures: ['pictures/a.webp'] },
    ])
    expect(faults()).toEqual([])
  })

  it('knows titles that have an apostrophe', () => {
    expect([...titlesIn(String.raw`test('isn\'t', x)`)]).toEqual([String.raw`isn\'t`])
  })

  it('is not proved by a test, a file or a picture that is gone, and no number is left out', () => {
    expect(faults({ home: "test('leads away', async" })).toEqual([expect.stringContaining('leads on')])
    expect(faults({ home: undefined })).toEqual([expect.stringContaining('the file home')])
    expect(faults({}, [])).toEqual([expect.stringContaining('pictures/a.webp')])
    expect(faults({}, undefined, 3)).toEqual([expect.stringContaining('3 has to stand there once')])
  })
})
