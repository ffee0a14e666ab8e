import { requiredAirflow } from '@vanek/sdk/ventilation'
import { describe, expect, it } from 'vitest'
import { adviserOfCategory } from '../../lib/paths/adviser.ts'
import { rooms } from '../../market/shared/ventilation-rooms.ts'
import { readAnswers, shortAddress, withAnswers } from './answers.ts'
import { reasonText } from './words.ts'

const read = (search: string) => readAnswers(new URLSearchParams(search))

describe('the adviser in Slovak', () => {
  it('parses Slovak URLs, and no Czech ones', () => {
    expect(read('miestnost=kupelna&cesta=hadica&dlzka=2,5&vyfuk=strecha&ovladanie=dobeh').answers).toMatchObject({
      ...{ room: 'bathroom', way: 'hose', length: 2.5, outlet: 'roof', control: 'delay' },
    })
    expect(read('mistnost=koupelna').answers).toBeNull()
  })

  it('shows errors in Slovak', () => {
    expect(read('miestnost=wc&plocha=abc').errors).toEqual({
      area: 'Napíšte, prosím, len číslo, od 0,5 do 500\u00a0m².',
    })
    expect(read('miestnost=wc&plocha=0').errors).toEqual({ area: 'Počítať vieme od 0,5 do 500\u00a0m².' })
  })

  it('writes Slovak URLs', () => {
    expect(shortAddress(new URLSearchParams('miestnost=spalna&cesta=stena&ticho=ano&plocha=12'))).toBe(
      '?miestnost=spalna&plocha=12',
    )
    expect(withAnswers({ room: 'wc' }, { diameter: '100' })).toBe('?miestnost=wc&priemer=100')
    expect(adviserOfCategory('kupelnove-ventilatory/s-casovacom')).toBe('/aky-ventilator?miestnost=kupelna#vysledok')
    expect(adviserOfCategory('koupelnove-ventilatory')).toBeNull()
  })

  it.each([
    ['bathroom', 'Odsávať v kúpeľni treba 90\u00a0m³/h. Je to osvedčené pravidlo'],
    ['bedroom', 'Ľudia v spálni potrebujú 50\u00a0m³/h. STN\u00a0EN\u00a016798-1'],
    ['cellar', 'Aby sa v pivnici vymenilo dosť vzduchu, treba 52\u00a0m³/h. Je to osvedčené pravidlo'],
  ] as const)('shows why a %s needs so much air', (room, text) => {
    const { standard, area, people } = rooms[room]
    const need = requiredAirflow({ volume: area * 2.6, people, moisture: 'usual' }, standard)
    expect(reasonText({ room, need } as Parameters<typeof reasonText>[0])).toContain(text)
  })
})
