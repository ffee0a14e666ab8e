import { describe, expect, it } from 'vitest'
import { extendTitle, metaDescription } from '@vanek/sdk/seo'

describe('metaDescription', () => {
  it('adds facts up to the maximum length, and always the distinguishing mark', () => {
    const facts = ['Airflow 95 m³/h', 'Noise 26 dB']
    const input = { text: 'A quiet fan', facts, mark: 'Code AIR-1' }
    expect(metaDescription(input)).toBe('A quiet fan. Airflow 95 m³/h, Noise 26 dB. Code AIR-1.')
    expect(metaDescription({ ...input, longest: 45 })).toBe('A quiet fan. Airflow 95 m³/h. Code AIR-1.')
    expect(metaDescription({ ...input, longest: 10 })).toBe('A quiet fan. Code AIR-1.')
  })

  it('does not duplicate final punctuation, and works without text or mark', () => {
    expect(metaDescription({ text: 'Is it quiet? ' })).toBe('Is it quiet?')
    expect(metaDescription({ text: '', mark: 'Code 1' })).toBe('Code 1.')
  })
})

it('extendTitle inserts an addition before the site name', () => {
  expect(extendTitle('Fans | Shop', ', page 2')).toBe('Fans, page 2 | Shop')
  expect(extendTitle('Fans', ', page 2')).toBe('Fans, page 2')
})
