import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { goodsFacts, type GoodsFacts } from '../test/support/goods-facts.ts'
import { VAT_PERCENT, withoutVat } from './prices.ts'

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Runs in a child process, because a process has only one market. */
const czech = JSON.parse(
  execFileSync(
    process.execPath,
    [fileAt('../../../scripts/lib/run-ts.mjs'), fileAt('../test/support/print-goods.ts')],
    {
      cwd: fileAt('../../..'),
      env: { ...process.env, SANDBOX_MARKET: 'cs' },
      maxBuffer: 50_000_000,
      encoding: 'utf8',
    },
  ),
) as GoodsFacts
const slovak = goodsFacts()
/** Whether a variant belongs to the same product as the previous one. */
const isSibling = (at: number): boolean => slovak.variantsOf[at] === slovak.variantsOf[at - 1]
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

describe('the Slovak goods', () => {
  it.each(Object.keys(czech.same) as (keyof GoodsFacts['same'])[])('have the same %s as the Czech ones', (part) => {
    expect(slovak.same[part].length).toBeGreaterThan(10)
    expect(JSON.parse(JSON.stringify(slovak.same[part]))).toEqual(czech.same[part])
  })

  it('have a different fingerprint than the Czech ones', () => {
    expect(slovak.fingerprint).not.toBe(czech.fingerprint)
  })

  it('cost about a twenty-fifth, many of them considerably more or less', () => {
    expect(slovak.prices).toHaveLength(czech.prices.length)
    const compared = czech.prices.map(([, full], at) => ({ full, ratio: ((slovak.prices[at]?.[1] ?? 0) * 25) / full }))
    const ratios = compared.map(({ ratio }) => ratio)
    expect(Math.min(...ratios)).toBeGreaterThan(0.75)
    expect(Math.max(...ratios)).toBeLessThan(1.3)
    expect(Math.abs(median(ratios) - 1)).toBeLessThan(0.03)
    // only for prices at which rounding cannot explain the difference
    const dear = compared.filter(({ full }) => full > 100_000)
    expect(dear.length).toBeGreaterThan(300)
    expect(dear.filter(({ ratio }) => Math.abs(ratio - 1) > 0.035).length / dear.length).toBeGreaterThan(0.3)
  })

  it('have other discounts than the Czech ones', () => {
    const onSale = ({ prices }: GoodsFacts) => prices.map(([price, full]) => price < full)
    const [home, abroad] = [onSale(slovak), onSale(czech)]
    const share = home.filter(Boolean).length / home.length
    expect(share).toBeGreaterThan(0.08)
    expect(share).toBeLessThan(0.25)
    expect(home.filter((sale, at) => sale && abroad[at]).length).toBeLessThan(home.filter(Boolean).length / 2)
  })

  it('have typical retail prices', () => {
    const isNice = (cents: number): boolean => {
      if (cents < 1000) return [50, 90].includes(cents % 100)
      return cents < 40_000 ? cents % 100 === 90 : cents % 1000 === 0
    }
    expect(slovak.prices.flat().filter((cents) => !isNice(cents))).toEqual([])
    expect(slovak.prices.filter(([price, full]) => price > full)).toEqual([])
  })

  it('cost more if they are bigger or better equipped, as in the Czech shop', () => {
    const full = ({ prices }: GoodsFacts, at: number): number => prices[at]?.[1] ?? 0
    const dearer = slovak.variantsOf.flatMap((_product, at) =>
      // prices that differ by crowns can be equal in euro
      isSibling(at) && full(czech, at) > full(czech, at - 1) * 1.08 && full(czech, at) > 15_000 ? [at] : [],
    )
    const notHere = dearer.filter((at) => full(slovak, at) <= full(slovak, at - 1))
    expect(dearer.length).toBeGreaterThan(300)
    expect(notHere).toEqual([])
  })

  it('include 23 per cent VAT', () => {
    expect(VAT_PERCENT).toBe(23)
    expect(withoutVat(1230)).toBe(1000)
  })
})
