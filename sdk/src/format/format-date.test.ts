import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime } from '@vanek/sdk/format'

const czech = { locale: 'cs', timeZone: 'Europe/Paris' }
const spaced = (text: string) => text.replaceAll(' ', '\u00A0')

describe('B9.01 formatDate', () => {
  it.each([
    ['2026-11-25', {}, '25. 11. 2026'],
    ['2026-03-05', { year: false }, '5. 3.'],
    ['2026-03-05T23:30:00', {}, '5. 3. 2026'],
    ['brzy', {}, 'brzy'],
    ['2026-02-30T99:00:00Z', {}, '2026-02-30T99:00:00Z'],
  ])('formats %s with %j as %s', (date, options, text) => {
    expect(formatDate(date, { ...czech, ...options })).toBe(text.includes('T') ? text : spaced(text))
  })

  it.each([
    ['2026-03-05T08:00:00Z', '5. 3. 2026'],
    ['2026-11-25T23:30:00Z', '26. 11. 2026'],
    ['2026-07-25T21:59:59.999Z', '25. 7. 2026'],
    ['2026-07-25T22:00:00Z', '26. 7. 2026'],
    ['2026-11-25T23:30:00-05:00', '26. 11. 2026'],
    ['2026-12-31T23:00:00+0000', '1. 1. 2027'],
  ])('B9.01 formats the instant %s by the date in Europe/Paris: %s', (instant, text) => {
    expect(formatDate(instant, czech)).toBe(spaced(text))
  })
})

describe('formatDate and formatDateTime without options', () => {
  it('format English in UTC', () => {
    expect(formatDate('2026-11-25T23:30:00Z')).toBe('11/25/2026')
    expect(formatDate('2026-11-25', { year: false })).toBe('11/25')
    expect(formatDateTime('2026-11-25T23:30:00Z')).toBe('11/25/2026 11:30\u00A0PM')
  })

  it('format other languages and time zones independently', () => {
    const at = '2026-11-25T23:30:00Z'
    expect(formatDateTime(at, { locale: 'de', timeZone: 'Europe/Berlin' })).toBe('26.11.2026 00:30')
    expect(formatDateTime(at, { locale: 'de' })).toBe('25.11.2026 23:30')
  })
})

describe('B9.01 formatDateTime', () => {
  it.each([
    ['2026-11-25T13:05:00Z', '25. 11. 2026', '14:05'],
    ['2026-07-25T22:05:00Z', '26. 7. 2026', '00:05'],
  ])('B9.01 formats the instant %s by the time in Europe/Paris: %s %s', (instant, day, time) => {
    expect(formatDateTime(instant, czech)).toBe(`${spaced(day)} ${time}`)
  })

  it('leaves out an unknown time', () => {
    expect([formatDateTime('2026-11-25', czech), formatDateTime('brzy', czech)]).toEqual([
      spaced('25. 11. 2026'),
      'brzy',
    ])
  })
})
