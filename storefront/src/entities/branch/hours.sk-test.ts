import { describe, expect, it } from 'vitest'
import { type Hours, openState, wallTime, weekLine } from './hours.tsx'

const day = (day: number, open: string | null = null, close: string | null = null): Hours[number] => ({
  day,
  open,
  close,
})
const shop: Hours = [...[1, 2, 3, 4, 5].map((each) => day(each, '8:00', '18:00')), day(6, '9:00', '13:00'), day(7)]

describe('opening hours in Slovak', () => {
  it('are shown in one line', () => {
    expect(weekLine(shop)).toBe('Po–Pi 8:00–18:00, So 9:00–13:00')
  })

  it.each([
    [1, 8 * 60, 'Dnes otvorené do 18:00'],
    [1, 7 * 60, 'Teraz zatvorené, otvárame dnes o 8:00'],
    [1, 18 * 60, 'Teraz zatvorené, otvárame zajtra o 8:00'],
    [6, 13 * 60, 'Teraz zatvorené, otvárame v pondelok o 8:00'],
  ])('on day %i at minute %i: %s', (on, minutes, text) => {
    expect(openState(shop, { day: on, minutes })?.text).toBe(text)
  })

  it('use the time zone of Bratislava', () => {
    expect(wallTime(Date.UTC(2026, 6, 5, 22, 30))).toEqual({ day: 1, minutes: 30 })
  })
})
