import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { eanCheckDigit } from './ean.ts'
import { parameterNumber } from './parameters-of.ts'
import { PARAMETER_GROUPS } from './parameter-groups.ts'
import { PICTURE_KINDS, coloursOf, type PictureKind } from './pictures.ts'
import { withoutVat } from './prices.ts'

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const shop = catalogue()
const products = [...shop.products()]
const variants = products.flatMap((product) => product.variants)
const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length

describe('the catalogue', () => {
  it('is deterministic', () => {
    const again = catalogue()
    expect(hash([...again.products()])).toBe(hash(products))
    expect(hash({ ...again, products: null })).toBe(hash({ ...shop, products: null }))
  })

  it('generates the same ids and variants regardless of the number of products', () => {
    const fixed = (list: typeof products) => list.map(({ id, slug, variants: own }) => ({ id, slug, own }))
    const short = [...catalogue({ products: 60 }).products()]
    const long = catalogue({ products: 2000 }).products()
    const start = Array.from({ length: 60 }, () => long.next().value!)
    expect(fixed(short)).toEqual(fixed(products.slice(0, 60)))
    expect(fixed(start)).toEqual(fixed(short))
  })

  it('has at least 430 products in at least 22 leaf categories, none of them empty', () => {
    const leaves = shop.categories.filter((category) => category.leaf)
    expect(products.length).toBeGreaterThanOrEqual(430)
    expect(products.length).toBeLessThanOrEqual(520)
    expect(products).toHaveLength(shop.productCount)
    expect(leaves.length).toBeGreaterThanOrEqual(22)
    for (const leaf of leaves) {
      expect(products.filter((one) => one.categoryId === leaf.id).length, leaf.title).toBeGreaterThanOrEqual(10)
    }
  })

  it('has public products in every category even if it is short', () => {
    const leaves = shop.categories.filter((category) => category.leaf && category.visibleTo === null)
    const short = [...catalogue({ products: leaves.length }).products()]
    expect(new Set(short.map((product) => product.categoryId)).size).toBe(leaves.length)
  })

  it('has unique slugs, codes and EANs, also in a large catalogue', () => {
    const slugs = new Set<string>()
    const codes = new Set<string>()
    const eans = new Set<string>()
    let count = 0
    let pieces = 0
    for (const product of catalogue({ products: 6000 }).products()) {
      count += 1
      slugs.add(product.slug)
      for (const variant of product.variants) {
        pieces += 1
        codes.add(variant.catalogCode)
        eans.add(variant.ean)
      }
    }
    expect([count, slugs.size, codes.size, eans.size]).toEqual([6000, 6000, pieces, pieces])
    expect(unique(shop.categories.map((category) => category.slug))).toBe(true)
    expect(unique(shop.parameterOptions.map((option) => option.id))).toBe(true)
  })

  it('gives every variant an EAN-13 with a valid check digit', () => {
    for (const { ean } of variants) {
      expect(ean).toMatch(/^859\d{10}$/)
      expect(eanCheckDigit(ean)).toBe(Number(ean.charAt(12)))
    }
  })

  it('has one to six variants in each product, one of them the default', () => {
    for (const product of products) {
      expect(product.variants.length).toBeGreaterThanOrEqual(1)
      expect(product.variants.length).toBeLessThanOrEqual(6)
      expect(product.variants.map((variant) => variant.id)).toContain(product.defaultVariantId)
      expect(unique(product.variants.map((variant) => variant.name)), product.name).toBe(true)
    }
  })

  it('distinguishes the variants of a product by its axes alone', () => {
    for (const { name, axes, parameters, variants: own } of products) {
      const choices = own.map((variant) => axes.map((axis) => variant.parameters.find((one) => one.parameter === axis)))
      expect(axes.length > 0, name).toBe(own.length > 1)
      expect(unique(choices.map((choice) => JSON.stringify(choice))), name).toBe(true)
      expect(parameters.filter((one) => axes.includes(one.parameter))).toEqual([])
    }
  })

  it('never combines bare metal with plastic, or paint with bare metal', () => {
    const title = (list: (typeof products)[number]['parameters'], key: string) =>
      list.flatMap((one) => (one.parameter === key && 'title' in one ? [one.title] : []))
    const pairs = products.map((one) => [
      title(one.parameters, 'colour').join(),
      title(one.parameters, 'material').join(),
    ])
    const materialsOf = (colour: string) =>
      pairs.filter(([own, material]) => own === colour && material !== '').map(([, it]) => it)
    for (const material of materialsOf('pozink')) expect(material).toMatch(/pozink/)
    for (const material of materialsOf('nerez')) expect(material).toMatch(/nerez/)
    for (const material of materialsOf('bílá')) expect(material).not.toMatch(/pozink|nerez/)
  })

  it('uses every kind of picture in every colour', () => {
    const used = new Set(products.flatMap((one) => one.variants.map((variant) => `${one.kind}/${variant.colour}`)))
    for (const kind of Object.keys(PICTURE_KINDS) as PictureKind[]) {
      for (const colour of coloursOf(kind)) expect(used, `${kind} ${colour}`).toContain(`${kind}/${colour}`)
    }
  })

  it('has prices in whole haléře, with and without VAT, and no discounted price above the 30-day low', () => {
    for (const variant of variants) {
      expect(Number.isInteger(variant.price)).toBe(true)
      expect(variant.price % 100).toBe(0)
      expect(Number.isInteger(withoutVat(variant.price))).toBe(true)
      expect(variant.price).toBeLessThanOrEqual(variant.originalPrice)
      const low = variant.lowestPrice30
      expect(low === null).toBe(variant.price === variant.originalPrice)
      expect(low ?? variant.price).toBeGreaterThanOrEqual(variant.price)
      expect(low ?? variant.price).toBeLessThanOrEqual(variant.originalPrice)
    }
    const discounted = products.filter((one) => one.variants.some((variant) => variant.lowestPrice30 !== null))
    expect(discounted.length / products.length).toBeGreaterThan(0.1)
    expect(discounted.length / products.length).toBeLessThan(0.22)
  })

  it('has goods with a high, a low and no stock', () => {
    const amount = (stock: (typeof variants)[number]['stock']) => stock.reduce((sum, level) => sum + level.amount, 0)
    const soldOut = products.filter((one) => one.variants.every((v) => v.checkStock && amount(v.stock) === 0))
    expect(soldOut.length).toBeGreaterThan(5)
    expect(soldOut.length).toBeLessThan(products.length / 8)
    expect(variants.filter((variant) => amount(variant.stock) > 0 && amount(variant.stock) < 5).length).toBeGreaterThan(
      20,
    )
    expect(variants.filter((variant) => !variant.checkStock && variant.delayDays > 0).length).toBeGreaterThan(20)
    const warehouses = new Set(shop.warehouses.map((warehouse) => warehouse.id))
    for (const variant of variants) {
      for (const level of variant.stock) expect(warehouses).toContain(level.warehouseId)
      expect(unique(variant.stock.map((level) => level.warehouseId))).toBe(true)
    }
  })

  it('references only existing records', () => {
    const ids = new Set(products.map((product) => product.id))
    const options = new Set(shop.parameterOptions.map((option) => option.id))
    for (const product of products) {
      for (const id of [...product.giftIds, ...product.alternativeIds, ...product.relatedIds]) expect(ids).toContain(id)
      expect(product.alternativeIds).not.toContain(product.id)
      const entries = [...product.parameters, ...product.variants.flatMap((variant) => variant.parameters)]
      for (const id of entries.flatMap((entry) => ('valueId' in entry ? [entry.valueId] : []))) {
        expect(options).toContain(id)
      }
    }
    for (const product of products) {
      for (const review of product.reviews) expect(review.productId).toBe(product.id)
    }
    expect(shop.orderGifts).toHaveLength(3)
  })

  it('has every parameter in exactly one group', () => {
    const placed = PARAMETER_GROUPS.flatMap((group) => group.parameters)
    expect([...placed].sort()).toEqual(shop.parameters.map(({ code }) => code).sort())
    expect(new Set(shop.parameters.map(({ group }) => group))).toEqual(
      new Set(PARAMETER_GROUPS.map(({ title }) => title)),
    )
  })

  it('has gauges of products within the scales of their categories', () => {
    for (const product of products) {
      const category = shop.categories.find((one) => one.id === product.categoryId)!
      expect(category.gauges.length).toBeGreaterThanOrEqual(3)
      for (const gauge of category.gauges) {
        for (const variant of product.variants) {
          const value = parameterNumber(product, variant, gauge.parameter)
          if (value === null) continue
          expect(value, `${product.name} ${gauge.parameter}`).toBeGreaterThanOrEqual(gauge.min)
          expect(value, `${product.name} ${gauge.parameter}`).toBeLessThanOrEqual(gauge.max)
        }
      }
    }
  })
})
