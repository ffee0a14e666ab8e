import type { VirtualCategory } from '../../seed/content/virtual-categories.ts'
import type { PictureRef } from '../db/schema.ts'
import type { Queries } from '../db/transaction.ts'

/** A parameter; kind `parameter`, by its code. Weight is its position. */
export interface ParameterDocument {
  readonly id: number
  readonly title: string
  readonly group: string
  readonly type: 'number' | 'enum' | 'colour' | 'boolean'
  readonly unit: string | null
  readonly description: string
  /** The step of its numbers. */
  readonly step: number
  readonly hidden: boolean
  /** Slug of a virtual category for it. */
  readonly link: string | null
}

/** A value of a choice or a colour; kind `value`, by its id. Weight is its display position. */
export interface ValueDoc {
  readonly id: number
  readonly title: string
  readonly color_hex: string | null
  readonly short: string | null
  readonly long: string | null
  readonly link: string | null
  readonly hidden: boolean
}

/** A brand; kind `brand`, by its id. Weight is its position in the Czech alphabet. */
export interface BrandDoc {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly text: string
  readonly image: PictureRef
}

/** A virtual category; kind `virtual`, by its slug. */
export interface VirtualDoc extends VirtualCategory {
  readonly _id: string
}

/** The names of everything in the catalogue; a few hundred documents. */
export interface Vocabulary {
  readonly parameters: ReadonlyMap<number, ParameterDocument & { readonly code: string; readonly order: number }>
  readonly parametersByCode: ReadonlyMap<string, ParameterDocument>
  readonly values: ReadonlyMap<number, ValueDoc & { readonly order: number }>
  /** In alphabetical order. */
  readonly brands: ReadonlyMap<number, BrandDoc>
  readonly virtual: ReadonlyMap<string, VirtualDoc>
  /** Texts of tags by their codes. */
  readonly tags: ReadonlyMap<string, string>
}

const KINDS = ['parameter', 'value', 'brand', 'virtual', 'tag']

export async function readVocabulary(q: Queries): Promise<Vocabulary> {
  const rows = await q
    .selectFrom('documents')
    .select(['kind', 'key', 'weight', 'doc'])
    .where('kind', 'in', KINDS)
    .orderBy('weight')
    .orderBy('key')
    .execute()
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  return {
    parameters: new Map(
      of('parameter').map(({ key, weight, doc }) => {
        const parameter = doc as ParameterDocument
        return [parameter.id, { ...parameter, code: key, order: weight }]
      }),
    ),
    parametersByCode: new Map(of('parameter').map(({ key, doc }) => [key, doc as ParameterDocument])),
    values: new Map(of('value').map(({ key, weight, doc }) => [Number(key), { ...(doc as ValueDoc), order: weight }])),
    brands: new Map(of('brand').map(({ key, doc }) => [Number(key), doc as BrandDoc])),
    virtual: new Map(of('virtual').map(({ key, doc }) => [key, doc as VirtualDoc])),
    tags: new Map(of('tag').map(({ key, doc }) => [key, (doc as { text: string }).text])),
  }
}
