import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planFiles, type BuiltModule } from './plan-files.ts'

const small = 100
const large = 50_000

/** Modules from `name: [size, imports, lazy imports]`. */
const shop = (modules: Record<string, readonly [size: number, imports: string[], loads?: string[]]>): BuiltModule[] =>
  Object.entries(modules).map(([id, [size, imports, loads = []]]) => ({ id, size, imports, loads }))

const fileOf = (files: readonly (readonly string[])[], id: string) => files.findIndex((file) => file.includes(id))

describe('the files of the shop', () => {
  const modules = shop({
    first: [large, ['react'], ['home', 'cart', 'article', 'menu']],
    react: [large, []],
    home: [small, ['box', 'react']],
    cart: [small, ['box', 'form', 'sums', 'react']],
    article: [large, ['react']],
    box: [small, []],
    form: [large, []],
    sums: [small, ['react']],
    menu: [large, ['box']],
  })
  const files = planFiles(
    modules,
    new Map([
      ['first', 3],
      ['home', 1],
      ['cart', 1],
      ['article', 1],
      ['menu', 0.2],
    ]),
  )

  it('merge modules that every page needs', () => {
    expect(fileOf(files, 'react')).toBe(fileOf(files, 'first'))
  })

  it('include a small module that most pages need in a common file', () => {
    expect(fileOf(files, 'box')).toBe(fileOf(files, 'first'))
  })

  it('keep a large module of one page out of the files of others', () => {
    expect(fileOf(files, 'form')).not.toBe(fileOf(files, 'home'))
    expect(fileOf(files, 'form')).not.toBe(fileOf(files, 'first'))
  })

  it('merge modules that are needed together', () => {
    expect(fileOf(files, 'form')).toBe(fileOf(files, 'cart'))
    expect(fileOf(files, 'sums')).toBe(fileOf(files, 'cart'))
  })

  it('keep large lazy modules out of the first files', () => {
    expect(fileOf(files, 'menu')).not.toBe(fileOf(files, 'first'))
  })
})

/** Modules that import only later ones, so without cycles; their sizes are close to the cost of a request. */
const graphs = fc
  .array(
    fc.record({
      size: fc.nat(3_000),
      imports: fc.array(fc.nat(6), { maxLength: 3 }),
      loads: fc.array(fc.nat(30), { maxLength: 3 }),
      weight: fc.option(fc.integer({ min: 1, max: 50 })),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((all) => {
    const entries = all.flatMap(({ weight }, number) => (weight !== null || number === 0 ? [number] : []))
    const modules = all.map(({ size, imports, loads }, number) => ({
      id: String(number),
      size,
      imports: imports
        .map((further) => number + 1 + further)
        .filter((own) => own < all.length)
        .map(String),
      loads: (number === 0 ? entries : loads.flatMap((at) => entries[at] ?? [])).filter((own) => own > 0).map(String),
    }))
    return { modules, weights: new Map(entries.map((number) => [String(number), all[number]?.weight ?? 1])) }
  })

describe('any shop', () => {
  it('has each module in exactly one file', () => {
    fc.assert(
      fc.property(graphs, ({ modules, weights }) => {
        const ids = planFiles(modules, weights).flat()
        expect(new Set(ids)).toEqual(new Set(modules.map(({ id }) => id)))
        expect(ids.length).toBe(modules.length)
      }),
    )
  })

  it('has no cycles of files', () => {
    fc.assert(
      fc.property(graphs, ({ modules, weights }) => {
        const files = planFiles(modules, weights)
        const byId = new Map(modules.map((module) => [module.id, module]))
        const needs = files.map(
          (file, own) =>
            new Set(
              file
                .flatMap((id) => byId.get(id)?.imports.map((next) => fileOf(files, next)) ?? [])
                .filter((next) => next !== own),
            ),
        )
        const done = new Set<number>()
        for (let isMore = true; isMore;) {
          isMore = false
          needs.forEach((next, own) => {
            if (done.has(own) || [...next].some((one) => !done.has(one))) return
            done.add(own)
            isMore = true
          })
        }
        expect(done.size).toBe(files.length)
      }),
    )
  })

  it('is planned in the same way each time', () => {
    fc.assert(
      fc.property(graphs, ({ modules, weights }) => {
        expect(planFiles(modules, weights)).toEqual(planFiles(modules, weights))
      }),
    )
  })
})
