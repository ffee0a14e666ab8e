import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBulkOrderFile, bulkOrderProblem, parseBulkOrder } from '@vanek/sdk/bulk-order'
import { anyText } from '../../../../../scripts/lib/any-text.ts'
import { mostBulkLines } from './parse-lines.ts'

const read = (text: string) => parseBulkOrder(text).lines.map(({ code, amount }) => [code, amount])
const issues = (text: string) => parseBulkOrder(text).issues.map(({ line, code }) => [line, code])

describe('C3.15 parseBulkOrder', () => {
  it.each([
    ['tab', 'VT-100\t2'],
    ['semicolon', 'VT-100;2'],
    ['comma', 'VT-100,2'],
    ['space', 'VT-100 2'],
    ['several spaces', '  VT-100    2  '],
    ['cells in quotation marks', '"VT-100";"2"'],
    ['quotation marks and a comma', '"VT-100","2"'],
    ['the unit', 'VT-100;2 ks'],
    ['the unit behind a space', 'VT-100 2 ks'],
    ['empty decimals', 'VT-100;2,00'],
    ['more columns', 'VT-100;2;Ventilátor;1 290'],
    ['a price of four digits after the amount', 'VT-100,2,1290'],
    ['a byte order mark', '\uFEFFVT-100;2'],
  ])('reads %s', (_, text) => {
    expect(parseBulkOrder(text)).toEqual({ lines: [{ line: 1, code: 'VT-100', amount: 2 }], issues: [], total: 1 })
  })

  it.each(['A1;1,5', 'A1;1.5', 'A1\t1,5', 'A1 1,5', 'A1 1,5 m', 'A1,1,5', 'A1,1.5', '"A1","1,5"', 'A1;1,50 m'])(
    'B5.10 reads %j as 1.5, never as 15 or 1',
    (text) => {
      expect(read(text)).toEqual([['A1', 1.5]])
    },
  )

  it('ignores a third column unless the heading names it', () => {
    expect(read('A1,2,Fan\nA1;2;5')).toEqual([
      ['A1', 2],
      ['A1', 2],
    ])
    expect(read('Kód,Počet,Regál\nA1,2,5')).toEqual([['A1', 2]])
  })

  it('B5.10 rejects a row with more cells than the heading because of an unquoted decimal comma', () => {
    const text = 'Kód,Počet\nA1,1,5\nA2,2,\nA3,"1,5"\nA4;1,5;x'
    expect(read(text)).toEqual([
      ['A2', 2],
      ['A3', 1.5],
      ['A4', 1.5],
    ])
    expect(issues(text)).toEqual([[2, 'bulk_columns']])
    expect(issues('Kód,Počet,Cena\nA1,1,5,129')).toEqual([[2, 'bulk_columns']])
    // also in a file, whose heading is removed otherwise
    expect(issues(parseBulkOrderFile(text))).toEqual([[2, 'bulk_columns']])
  })

  it('keeps a quotation mark inside a code, and reports rows without a code', () => {
    expect([read('TV-40"'), read('"TV"40')]).toEqual([[['TV-40"', 1]], [['"TV"40', 1]]])
    expect(issues('Počet;Kód\n2')).toEqual([[2, 'bulk_no_code']])
  })

  it('defaults to an amount of 1', () => {
    expect(read('A1\nA2;\nA3,""')).toEqual([
      ['A1', 1],
      ['A2', 1],
      ['A3', 1],
    ])
  })

  it('keeps separators inside quotation marks and unescapes doubled quotation marks', () => {
    expect(read('"A;1";3\n"A ""x""";4')).toEqual([
      ['A;1', 3],
      ['A "x"', 4],
    ])
  })

  it.each(['Kód;Počet kusů', 'kod,množství', 'EAN\tks', '"Product code";"Amount"', '\nKód zboží;Počet'])(
    'skips the heading %j',
    (heading) => {
      expect(read(`${heading}\r\nA1;2`)).toEqual([['A1', 2]])
    },
  )

  it.each([
    [
      'of an exported order',
      'Kód;Název;Varianta;Množství;Jednotka;Cena\r\nDS1045/1;"Fan; bílý";;3;ks;129,00',
      ['DS1045/1', 3],
    ],
    ['in another order', 'Název\tMnožství\tEAN\r\nFan\t4\t8590000000001', ['8590000000001', 4]],
    ['without a column for amounts', 'Produkt,Kusovka\r\nA1,5', ['A1', 5]],
  ])('C2.05 uses the heading %s', (_, text, line) => {
    expect(parseBulkOrder(text).issues).toEqual([])
    expect(read(text)).toEqual([line])
  })

  it('C2.05 skips discounts and fees of an exported order, but no other rows without a code', () => {
    const text = 'Kód;Název;Množství;Cena\nA1;Fan;2;10,00\n;Kredity;1;-5,00\n;Fan;1;5,00'
    expect(read(text)).toEqual([['A1', 2]])
    expect(issues(text)).toEqual([[4, 'bulk_no_code']])
    expect(parseBulkOrder('Kód;Název;Množství;Cena\nA1;Fan;2;10,00\n;Doprava: Kurýr;;99,00').issues).toEqual([])
    expect(issues(';Kredity;-5,00')).toEqual([[1, 'bulk_no_code']])
  })

  it('C2.05 parseBulkOrderFile extracts codes and amounts, whatever the columns and line breaks inside cells', () => {
    const rows = [
      'Název;Kód;Množství;Poznámka',
      'Fan;A1;2;"Zvoňte\r\n""dvakrát"";\nprosím"',
      ';;1;-5,00',
      'B;"A 2";x;"a"',
      ';;3;1',
    ]
    expect(parseBulkOrderFile(`\uFEFF${rows.join('\r\n')}`).split('\n')).toEqual(['A1;2', '"A 2";x', ';3'])
    expect(parseBulkOrderFile('A 5"\r\nA2;3')).toBe('A 5"\r\nA2;3')
  })

  it('C2.05 strips the apostrophe that prevents a spreadsheet formula', () => {
    expect(read("'-A1;2\n'A1;2")).toEqual([
      ['-A1', 2],
      ["'A1", 2],
    ])
  })

  it.each(['A1 2 3 4', 'A1 2 3', 'A1 2 000', 'A1 2 ks 3', 'A1 2 bílé', 'A1,2,3,4'])(
    'C2.05 rejects text other than a unit after the amount: %j',
    (text) => {
      expect(parseBulkOrder(text)).toEqual({
        lines: [],
        issues: [{ line: 1, text, code: 'bulk_unreadable' }],
        total: 1,
      })
    },
  )

  it('C2.05 reports rows that contain only separators, unless a heading makes them rows of a table', () => {
    expect(parseBulkOrder('A1;2\n;;;;\n,').issues).toEqual([
      { line: 2, text: ';;;;', code: 'bulk_no_code' },
      { line: 3, text: ',', code: 'bulk_no_code' },
    ])
    expect(parseBulkOrder('Kód;Počet\nA1;2\n;;;;\n\n').issues).toEqual([])
  })

  it('C2.05 bulkOrderProblem reports an empty order and unknown codes', () => {
    const isKnown = (code: string) => code === 'A1'
    const problems = [' \n ', ';;', 'A2;1', 'A2;1\nA1;1'].map((text) => bulkOrderProblem(parseBulkOrder(text), isKnown))
    expect(problems).toEqual(['bulk_empty', 'bulk_unknown', 'bulk_unknown', null])
  })

  it('counts lines as in the text, with any line ending', () => {
    expect(parseBulkOrder('Kód;Kusy\r\n\r\nA1;2\rA2 3').lines.map(({ line }) => line)).toEqual([3, 4])
  })

  it('reports unreadable lines with their number and text', () => {
    expect(parseBulkOrder('A1;dva\n;3\nA2;0\nA3;-1\nA4;1,5,2\nA5;12345').issues).toEqual([
      { line: 1, text: 'A1;dva', code: 'bulk_amount' },
      { line: 2, text: ';3', code: 'bulk_no_code' },
      { line: 3, text: 'A2;0', code: 'bulk_amount' },
      { line: 4, text: 'A3;-1', code: 'bulk_amount' },
      { line: 5, text: 'A4;1,5,2', code: 'bulk_amount' },
      { line: 6, text: 'A5;12345', code: 'bulk_amount' },
    ])
    expect(issues(`${'x'.repeat(65)};1`)).toEqual([[1, 'bulk_long_code']])
  })

  it('C2.05 reads at most 500 lines, reports where it stopped, and counts them all', () => {
    const text = Array.from({ length: 600 }, (_, index) => `K${index};1`).join('\n')
    expect(read(text)).toHaveLength(mostBulkLines)
    expect(issues(text)).toEqual([[501, 'bulk_too_many']])
    expect(parseBulkOrder(`Kód;Kusy\n\n${text}\n;\n`).total).toBe(600)
    expect(issues(text.split('\n').slice(0, 500).join('\n'))).toEqual([])
    const all = parseBulkOrder(text, { most: Infinity })
    expect([all.lines.length, all.issues, all.total]).toEqual([600, [], 600])
  })

  it('reads back what was written, with any separator', () => {
    const code = fc
      .string({ unit: fc.constantFrom('A', 'b', '0', '1', '7', '-', '.'), minLength: 1, maxLength: 20 })
      .filter((own) => own.trim() === own)
    const row = fc.record({ product: code, amount: fc.integer({ min: 1, max: 9999 }) })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), fc.constantFrom(';', ',', '\t', ' '), (rows, separator) => {
        const text = rows.map(({ product, amount }) => `${product}${separator}${amount}`).join('\n')
        expect(read(text)).toEqual(rows.map(({ product, amount }) => [product, amount]))
      }),
    )
  })

  it('never throws, and never returns an empty code or an invalid amount', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), (text) => {
        for (const { code, amount } of parseBulkOrder(text).lines) {
          expect(code).not.toBe('')
          expect(amount).toBeGreaterThan(0)
          expect(amount).toBeLessThanOrEqual(9999)
        }
      }),
    )
  })
})
