import { describe, expect, it } from 'vitest'
import {
  richTextHeadings,
  richTextToPlainText,
  sellingPointTitleMaxLength,
  topCategoryTitleMaxLength,
  parseRichText,
  truncate,
} from '@vanek/sdk/content'

const text = (value: string, ...marks: readonly object[]) => ({ type: 'text', text: value, marks })
const heading = (value: string, level = 2) => ({ type: 'heading', attrs: { level }, content: [text(value)] })

describe('truncate', () => {
  it('B9.28 cuts a title of a selling point at 80 characters', () => {
    expect(truncate('a'.repeat(80), sellingPointTitleMaxLength)).toBe('a'.repeat(80))
    expect(truncate('a'.repeat(81), sellingPointTitleMaxLength)).toBe(`${'a'.repeat(79)}…`)
  })

  it('B9.29 cuts a title of a top category at 45 characters', () => {
    expect(truncate('č'.repeat(45), topCategoryTitleMaxLength)).toBe('č'.repeat(45))
    expect(truncate('č'.repeat(46), topCategoryTitleMaxLength)).toBe(`${'č'.repeat(44)}…`)
  })

  it('cuts after a whole word where possible, and never inside a surrogate pair', () => {
    expect(truncate('Ventilátory do koupelny a na toaletu', 28)).toBe('Ventilátory do koupelny a…')
    expect(truncate('😀😀😀', 2)).toBe('😀…')
  })
})

describe('richTextToPlainText', () => {
  it('returns the text in one line, optionally truncated', () => {
    const tree = parseRichText([
      heading('Jak vybrat'),
      { type: 'paragraph', content: [text('ven'), text('tilátor'), { type: 'hard_break' }, text('m³')] },
    ])
    expect(richTextToPlainText(tree)).toBe('Jak vybrat ventilátor m³')
    expect(richTextToPlainText(tree, 12)).toBe('Jak vybrat…')
  })
})

describe('richTextHeadings', () => {
  it('have unique ids made of their text, different from anchor ids', () => {
    const anchored = { type: 'paragraph', content: [text('zde', { type: 'anchor', attrs: { id: 'cena' } })] }
    const tree = parseRichText([
      anchored,
      heading('Příkon a průtok', 3),
      heading('Cena'),
      heading('Cena'),
      heading('???'),
    ])
    expect(richTextHeadings(tree).map(({ id, level }) => [id, level])).toEqual([
      ['prikon-a-prutok', 3],
      ['cena-2', 2],
      ['cena-3', 2],
      ['cast', 2],
    ])
    expect(richTextHeadings(tree, { prefix: 'b1-' })[1]).toMatchObject({
      id: 'b1-cena',
      text: 'Cena',
      node: tree.content?.[2],
    })
  })
})
