import { inMarket } from '../../src/market.ts'
import { BRANDS } from '../brands.ts'
import { bindShortWords } from '../grammar.ts'
import { parameterId, parameterSpec, type ParameterKey } from '../parameters.ts'
import type { ParameterOption } from '../types.ts'
import { screen } from './addresses.ts'
import { categoryIdOf } from './category-paths.ts'
import { local } from './links.ts'
import { SITE } from './site.ts'
import { VIRTUAL_TEXTS, type VirtualText } from './virtual-texts.ts'

/** A listing that editors define by filters (B3.32). */
export interface VirtualCategory {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly textBelow: string | null
  readonly tags: readonly string[]
  readonly brands: readonly number[]
  /** Ids of options, numbers as they are, 1 for yes. */
  readonly parameters: readonly { readonly entityId: number; readonly values: readonly number[] }[]
  readonly categories: readonly number[]
  /** In the currency of the country. */
  readonly price: { readonly from: number | null; readonly to: number | null } | null
  readonly canonicalSlugs: readonly { readonly locale: string; readonly slug: string }[]
  readonly noindex: boolean
  readonly nofollow: boolean
  readonly settings: readonly { entityId: number; importantFilter: boolean; closedFilter: boolean }[]
  readonly questions: readonly { readonly title: string; readonly content: string }[]
  readonly brandId: number | null
  readonly seoTitle: string
}

const RANGE = inMarket({ cs: 'ventilátory a větrání', sk: 'ventilátory a vetranie' })

const settingsOf = (important: readonly ParameterKey[]): VirtualCategory['settings'] =>
  important.map((key) => ({ entityId: parameterId(key), importantFilter: true, closedFilter: false }))

/** All virtual categories: those of editors, and one for each brand. */
export function virtualCategories(options: readonly ParameterOption[]): readonly VirtualCategory[] {
  const valueOf = ([key, value]: NonNullable<VirtualText['parameter']>): number => {
    if (typeof value === 'number') return value
    if (value === true) return 1
    const option = options.find((one) => one.parameter === key && one.title === value)
    if (option === undefined) throw new RangeError(`${parameterSpec(key).title} has no value ${value}.`)
    return option.id
  }
  const written = VIRTUAL_TEXTS.map((text): VirtualCategory => ({
    slug: text.slug,
    title: text.title,
    description: bindShortWords(text.description),
    textBelow: text.textBelow === null ? null : bindShortWords(text.textBelow),
    tags: text.tags ?? [],
    brands: [],
    parameters: text.parameter ? [{ entityId: parameterId(text.parameter[0]), values: [valueOf(text.parameter)] }] : [],
    categories: (text.categories ?? []).map(categoryIdOf),
    price: text.priceTo === undefined ? null : { from: null, to: text.priceTo },
    canonicalSlugs: text.canonical === undefined ? [] : local(text.canonical),
    noindex: text.noindex ?? false,
    nofollow: text.nofollow ?? false,
    settings: settingsOf(text.important),
    questions: (text.questions ?? []).map(({ title, content }) => ({ title, content: bindShortWords(content) })),
    brandId: null,
    seoTitle: `${text.title} | ${SITE.name}`,
  }))
  const ofBrands = BRANDS.map((brand): VirtualCategory => ({
    slug: `${screen('brands').slice(1)}/${brand.slug}`,
    title: brand.title,
    description: bindShortWords(brand.text),
    textBelow: null,
    tags: [],
    brands: [brand.id],
    parameters: [],
    categories: [],
    price: null,
    canonicalSlugs: [],
    noindex: false,
    nofollow: false,
    settings: settingsOf(['diameter', 'colour', 'noise']),
    questions: [],
    brandId: brand.id,
    seoTitle: `${brand.title}: ${RANGE} | ${SITE.name}`,
  }))
  return [...written, ...ofBrands]
}
