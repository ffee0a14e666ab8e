import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseFans, type FanCandidate, type FanReason, neededParts } from './choice.ts'
import { type Duct, ductDiameter, ductPressureLoss, ductVelocity } from './duct.ts'
import { fanPressure, fanWorkingPoint, yearlyRunningCost } from './fan.ts'
import { largestRoom, type MoistureLoad, requiredAirflow, type VentilationStandard } from './need.ts'

const bathroom: VentilationStandard = {
  extractAirflow: { low: 50, usual: 90, high: 90 },
  airChanges: { low: 3, usual: 4, high: 8 },
  airflowPerPerson: 0,
}
const bedroom: VentilationStandard = {
  extractAirflow: null,
  airChanges: { low: 0.3, usual: 0.5, high: 0.5 },
  airflowPerPerson: 25,
}
const wall: Duct = { diameter: 125, length: 0.5, elbows: 0, material: 'smooth', outlet: 'wall' }

const loads = fc.constantFrom<MoistureLoad>('low', 'usual', 'high')
const metres = (max: number) => fc.double({ min: 0, max, noNaN: true })
const ducts = fc.record({
  diameter: fc.constantFrom(80, 100, 125, 150, 200, 315),
  length: metres(30),
  elbows: fc.integer({ min: 0, max: 8 }),
  material: fc.constantFrom('smooth' as const, 'flexible' as const),
  outlet: fc.constantFrom('wall' as const, 'roof' as const, 'shaft' as const),
})
const curve = {
  freeAirflow: fc.integer({ min: 20, max: 2000 }),
  maxPressure: fc.integer({ min: 10, max: 600 }),
}
const candidate: fc.Arbitrary<FanCandidate> = fc.record({
  ...curve,
  group: fc.integer({ min: 1, max: 6 }),
  price: fc.integer({ min: 100, max: 9000 }),
  noise: fc.integer({ min: 20, max: 60 }),
  power: fc.integer({ min: 3, max: 300 }),
})

describe('requiredAirflow', () => {
  it.each([
    ['a usual bathroom', bathroom, 5, 2.6, 0, 'usual', 90, 'extract'],
    ['one with little moisture', bathroom, 5, 2.6, 0, 'low', 50, 'extract'],
    ['a wet one', bathroom, 5, 2.6, 0, 'high', 104, 'air_changes'],
    ['a large one', bathroom, 12, 2.6, 0, 'usual', 125, 'air_changes'],
    ['a bedroom of two', bedroom, 15, 2.6, 2, 'usual', 50, 'people'],
    ['a hall that people rarely use', bedroom, 60, 3, 1, 'usual', 90, 'air_changes'],
  ] as const)('%s', (_what, standard, area, height, people, moisture, airflow, by) => {
    expect(requiredAirflow({ volume: area * height, people, moisture }, standard)).toMatchObject({
      airflow,
      by,
    })
  })

  it('returns the result of every rule', () => {
    const { parts } = requiredAirflow({ volume: 39, people: 2, moisture: 'usual' }, bedroom)
    expect(parts).toEqual({ extract: 0, people: 50, air_changes: 20 })
  })

  it('is not smaller for more volume, people or moisture', () => {
    const room = fc.record({ volume: metres(2000), people: fc.integer({ min: 0, max: 50 }), moisture: loads })
    fc.assert(
      fc.property(room, metres(500), fc.nat(20), fc.constantFrom(bathroom, bedroom), (one, more, guests, standard) => {
        const { airflow } = requiredAirflow(one, standard)
        const larger = { ...one, volume: one.volume + more, people: one.people + guests }
        expect(requiredAirflow(larger, standard).airflow).toBeGreaterThanOrEqual(airflow)
        expect(requiredAirflow({ ...one, moisture: 'high' }, standard).airflow).toBeGreaterThanOrEqual(airflow)
      }),
    )
  })
})

describe('largestRoom', () => {
  it.each([
    [89, 0],
    [90, 8],
    [104, 10],
    [105, 10],
  ])('%i m³/h are enough for %i m²', (airflow, area) => {
    expect(largestRoom(airflow, bathroom, { height: 2.6, moisture: 'usual' })).toBe(area)
  })

  it('returns the largest area that the airflow is enough for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 90, max: 2000 }), loads, (airflow, moisture) => {
        const area = largestRoom(airflow, bathroom, { height: 2.6, moisture })
        const needs = (own: number) => requiredAirflow({ volume: own * 2.6, people: 0, moisture }, bathroom).airflow
        expect(needs(area)).toBeLessThanOrEqual(airflow)
        expect(needs(area + 1)).toBeGreaterThan(airflow)
      }),
    )
  })
})

describe('ducts', () => {
  it('velocity is airflow divided by section', () => {
    expect(ductVelocity(90, 100)).toBeCloseTo(3.183, 3)
  })

  it.each([
    // by hand: 125 mm, 2.04 m/s, Re 16 900, so f = 0.0295, and (0.0295 · 80 + 2.5) · 2.49 Pa
    ['ten smooth metres', { length: 10 }, 90, 12.1],
    ['a flexible duct with two elbows', { length: 3, elbows: 2, material: 'flexible' }, 90, 13.8],
    ['a shaft', { outlet: 'shaft' }, 90, 9],
    ['no air', {}, 0, 0],
  ] as const)('%s', (_what, more, airflow, pressure) => {
    expect(ductPressureLoss(airflow, { ...wall, ...more })).toBeCloseTo(pressure, 0)
  })

  it('lose more when they are longer, have more elbows, are flexible, narrow or carry more air', () => {
    fc.assert(
      fc.property(ducts, fc.integer({ min: 1, max: 2000 }), metres(10), fc.nat(5), (one, airflow, more, elbows) => {
        const loss = ductPressureLoss(airflow, one)
        const worse = { ...one, length: one.length + more, elbows: one.elbows + elbows }
        expect(ductPressureLoss(airflow, worse)).toBeGreaterThanOrEqual(loss)
        expect(ductPressureLoss(airflow, { ...one, material: 'flexible' })).toBeGreaterThanOrEqual(loss)
        expect(ductPressureLoss(airflow, { ...one, diameter: one.diameter / 1.25 })).toBeGreaterThan(loss)
        expect(ductPressureLoss(airflow + 1, one)).toBeGreaterThan(loss)
      }),
    )
  })

  it.each([
    [50, 3, 100],
    [90, 3, 125],
    [150, 3, 150],
    [9000, 3, 200],
  ])('for %i m³/h at %i m/s have a diameter of %i mm', (airflow, velocity, diameter) => {
    expect(ductDiameter(airflow, velocity, [200, 100, 150, 125])).toBe(diameter)
  })
})

describe('working points', () => {
  it('a fan has its free airflow without pressure, and its full pressure without airflow', () => {
    const fan = { freeAirflow: 160, maxPressure: 60 }
    expect([0, 80, 160, 200].map((airflow) => fanPressure(fan, airflow))).toEqual([60, 45, 0, 0])
  })

  it('are on both curves', () => {
    fc.assert(
      fc.property(fc.record(curve), ducts, (fan, duct) => {
        const { airflow } = fanWorkingPoint(fan, duct)
        expect(airflow).toBeLessThan(fan.freeAirflow)
        // the pressure loss jumps where the flow becomes turbulent: check below and above the point
        expect(ductPressureLoss(airflow * 0.999, duct)).toBeLessThanOrEqual(fanPressure(fan, airflow * 0.999) + 0.01)
        expect(ductPressureLoss(airflow * 1.001 + 0.01, duct)).toBeGreaterThanOrEqual(
          fanPressure(fan, airflow * 1.001 + 0.01) - 0.01,
        )
      }),
    )
  })

  it('a longer duct never has a larger airflow', () => {
    fc.assert(
      fc.property(fc.record(curve), ducts, metres(20), fc.nat(4), (fan, duct, more, elbows) => {
        const longer = { ...duct, length: duct.length + more, elbows: duct.elbows + elbows }
        expect(fanWorkingPoint(fan, longer).airflow).toBeLessThanOrEqual(fanWorkingPoint(fan, duct).airflow + 1e-6)
      }),
    )
  })

  it('yearly running cost', () => {
    expect(yearlyRunningCost({ power: 16, hoursPerDay: 1.5, pricePerKwh: 6.5 })).toBeCloseTo(56.94)
  })
})

describe('chooseFans', () => {
  const base = { group: 1, price: 900, noise: 30, power: 15, freeAirflow: 160, maxPressure: 60 }
  const terms = { airflow: 90, duct: wall }
  const names = (fans: readonly FanCandidate[], more = {}) =>
    chooseFans(fans, { ...terms, ...more }).map(({ fan, reasons }) => [fan.group, ...reasons])

  it('chooses the cheapest, the quietest and the most economical fan', () => {
    const fans = [
      { ...base, group: 1, price: 500 },
      { ...base, group: 2, noise: 25, price: 1500 },
      { ...base, group: 3, power: 6, price: 1900 },
      { ...base, group: 4 },
    ]
    expect(names(fans)).toEqual([
      [1, 'cheapest', 'reserve'],
      [2, 'quietest'],
      [3, 'economical'],
    ])
  })

  it('fills places of a fan that wins several times with the largest reserve, then with the cheapest of the rest', () => {
    const fans = [
      { ...base, group: 1, price: 500, noise: 25, power: 6 },
      { ...base, group: 2, price: 700 },
      { ...base, group: 3, price: 800, freeAirflow: 180 },
    ]
    expect(names(fans)).toEqual([
      [1, 'cheapest', 'quietest', 'economical'],
      [3, 'reserve'],
      [2, 'alternative'],
    ])
  })

  it('chooses one variant of a product', () => {
    expect(names([base, { ...base, noise: 20, price: 1000 }])).toEqual([[1, 'cheapest', 'economical', 'reserve']])
  })

  it('chooses none that is too loud or too weak for the duct', () => {
    expect(names([base], { maxNoise: 29 })).toEqual([])
    expect(names([{ ...base, freeAirflow: 95 }])).toEqual([])
  })

  it('every choice meets the need at its working point, is a separate product, and every winner is the best', () => {
    fc.assert(
      fc.property(
        fc.array(candidate, { maxLength: 20 }),
        ducts,
        fc.integer({ min: 10, max: 400 }),
        (fans, duct, airflow) => {
          const chosen = chooseFans(fans, { airflow, duct, maxNoise: 45 })
          expect(chosen.length).toBeLessThanOrEqual(3)
          expect(new Set(chosen.map(({ fan }) => fan.group)).size).toBe(chosen.length)
          const fitting = fans.filter((fan) => fan.noise <= 45 && fanWorkingPoint(fan, duct).airflow >= airflow)
          expect(chosen.length > 0).toBe(fitting.length > 0)
          const least = (of: 'price' | 'noise' | 'power') => Math.min(...fitting.map((fan) => fan[of]))
          const winners = (reason: FanReason) => chosen.filter(({ reasons }) => reasons.includes(reason))
          expect(winners('cheapest').every(({ fan }) => fan.price === least('price'))).toBe(true)
          expect(winners('quietest').every(({ fan }) => fan.noise === least('noise'))).toBe(true)
          expect(winners('economical').every(({ fan }) => fan.power === least('power'))).toBe(true)
          for (const { fan, point } of chosen) {
            expect(fitting).toContain(fan)
            expect(point).toEqual(fanWorkingPoint(fan, duct))
          }
        },
      ),
    )
  })
})

describe('neededParts', () => {
  const none = { material: 'smooth', length: 0, elbows: 0, outlet: 'shaft' } as const
  const fan = { byHumidity: false, hasHygrostat: false, hasDamper: true }
  it.each([
    ['nothing for a fan with a damper on a shaft', {}, []],
    ['straight through the wall', { outlet: 'wall', hasDamper: false }, ['damper', 'grille']],
    ['smooth pipes to the roof', { length: 3, elbows: 2, outlet: 'roof' }, ['duct', 'elbow', 'cowl']],
    ['flexible ducts need no elbows', { length: 3, elbows: 2, material: 'flexible' }, ['duct']],
    ['humidity without a hygrostat', { byHumidity: true }, ['hygrostat']],
    ['humidity with a hygrostat', { byHumidity: true, hasHygrostat: true }, []],
  ] as const)('%s', (_what, more, parts) => {
    expect(neededParts({ ...none, ...fan, ...more })).toEqual(parts)
  })
})
