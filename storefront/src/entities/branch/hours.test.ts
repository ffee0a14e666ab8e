import { describe, expect, it } from 'vitest'
import { type Hours, openState, wallTime, weekLine } from './hours.tsx'

const day = (day: number, open: string | null = null, close: string | null = null): Hours[number] => ({
  day,
  open,
  close,
})
const shop: Hours = [...[1, 2, 3, 4, 5].map((each) => day(each, '8:00', '18:00')), day(6, '9:00', '13:00'), day(7)]
const closed = [1, 2, 3, 4, 5, 6, 7].map((each) => day(each))
const at = (on: number, time: string) => {
  const [hours, minutes] = time.split(':').map(Number)
  return { day: on, minutes: (hours ?? 0) * 60 + (minutes ?? 0) }
}

describe('opening hours', () => {
  it('are written in one line, with equal days grouped and closed ones left out', () => {
    expect(weekLine(shop)).toBe('Po–Pá 8:00–18:00, So 9:00–13:00')
    expect(weekLine([day(1, '8:00', '12:00'), day(2), day(3, '8:00', '12:00')])).toBe('Po 8:00–12:00, St 8:00–12:00')
    expect(weekLine(closed)).toBe('')
  })

  it.each([
    [at(1, '8:00'), true, 'Dnes otevřeno do 18:00'],
    [at(1, '17:59'), true, 'Dnes otevřeno do 18:00'],
    [at(1, '7:59'), false, 'Teď zavřeno, otevíráme dnes v 8:00'],
    [at(1, '18:00'), false, 'Teď zavřeno, otevíráme zítra v 8:00'],
    [at(6, '13:00'), false, 'Teď zavřeno, otevíráme v pondělí v 8:00'],
    [at(7, '12:00'), false, 'Teď zavřeno, otevíráme zítra v 8:00'],
  ])('at %j: open %s, %s', (now, open, text) => {
    expect(openState(shop, now)).toEqual({ open, text })
  })

  it('of a branch that opens on one day continue on that day a week later', () => {
    const openOneDay = [day(3, '8:00', '12:00')]
    expect(openState(openOneDay, at(3, '13:00'))?.text).toBe('Teď zavřeno, otevíráme ve středu v 8:00')
    expect(openState(closed, at(3, '13:00'))).toBeNull()
  })

  it('use the time zone of Prague, in winter and in summer', () => {
    expect(wallTime(Date.UTC(2026, 0, 5, 7, 30))).toEqual(at(1, '8:30'))
    expect(wallTime(Date.UTC(2026, 6, 5, 22, 30))).toEqual(at(1, '0:30'))
  })
})
