import { z } from 'zod'
import { CHOICE_KEYS, FLAG_KEYS, PARAMETER_KEYS } from '../parameter-keys.ts'
import { brandSlug, colour, goodsSlug, kind, slug, text, texts } from './words.ts'

export const parameterKey = z.enum(PARAMETER_KEYS)
const chance = z.number().min(0).max(1)
const span = z.tuple([z.number(), z.number()]).refine(([low, high]) => low <= high, 'begins above its end')

/** A row of a size table: label, price in crowns, then a range (or a number) for each measure. */
const sizes = z
  .strictObject({
    measures: z.array(parameterKey).min(1),
    rows: z.array(z.tuple([z.union([z.string(), z.number()]), span]).rest(z.union([span, z.number()]))).min(1),
  })
  .superRefine(({ measures, rows }, context) => {
    for (const [at, row] of rows.entries())
      if (row.length !== measures.length + 2)
        context.addIssue({
          code: 'custom',
          path: ['rows', at],
          message: `has not one value for each of ${measures.join()}`,
        })
  })

export const sentences = z.strictObject({ perex: texts, lead: texts, body: texts, advice: texts })
const axes = z.array(z.enum(['none', 'size', 'colour', 'equipment', 'size-colour'])).min(1)
const code = z.string().regex(/^[A-Z]{2}$/)

/** The last segment of its path, if it differs from the slug. */
const address = z.exactOptional(slug)

export const goods = z.strictObject({
  slug,
  address,
  title: text,
  code,
  share: z.int().positive(),
  kind,
  noun: text,
  gender: z.enum(['m', 'f', 'n']),
  brands: z.array(brandSlug).min(1),
  guests: z.exactOptional(z.array(brandSlug).min(1)),
  naming: z.enum(['series', 'number']),
  axes,
  named: z.exactOptional(z.enum(['length', 'filterClass'])),
  sizeParameter: parameterKey,
  sizeUnit: text,
  sizes,
  equipment: z.exactOptional(z.array(z.string())),
  choices: z.partialRecord(z.enum(CHOICE_KEYS), texts),
  flags: z.exactOptional(z.partialRecord(z.enum(FLAG_KEYS), chance)),
  fixed: z.exactOptional(z.partialRecord(parameterKey, z.number())),
  gauges: z.array(parameterKey).max(4),
  important: z.array(parameterKey),
  unit: z.exactOptional(z.enum(['ks', 'm', 'bal'])),
  byMetre: z.exactOptional(z.strictObject({ noun: text, code, axes, sizes, texts: sentences })),
  madeToOrder: z.exactOptional(z.boolean()),
  variantRequired: z.exactOptional(z.boolean()),
  oversized: z.exactOptional(z.boolean()),
  visibleTo: z.exactOptional(slug),
  goesWith: z.array(goodsSlug),
  description: texts,
  textBelow: text,
  questions: z.array(z.strictObject({ title: text, content: text })),
  texts: sentences,
})

/** An inner node of the tree; its children are inner nodes, or slugs of goods. */
const branch = z.strictObject({
  slug,
  address,
  title: text,
  kind,
  description: texts,
  content: z.exactOptional(texts),
  get children(): z.ZodArray<z.ZodUnion<readonly [typeof branch, typeof goodsSlug]>> {
    return z.array(z.union([branch, goodsSlug])).min(1)
  },
})
export const branchesOfTree = z.array(branch)

export const brand = z.strictObject({
  id: z.int().positive(),
  slug,
  title: text,
  code: z.string().regex(/^[A-Z]{3}$/),
  text,
  series: texts,
  style: z.strictObject({
    colours: z.array(colour).min(1),
    priceLevel: z.number().positive(),
    quiet: chance,
    power: chance,
    thrift: chance,
  }),
})

export const equipment = z.record(
  slug,
  z.strictObject({
    label: text,
    suffix: z.string(),
    code: z.string().regex(/^[A-Z]$/),
    surcharge: z.int().min(0),
    flags: z.array(z.enum(FLAG_KEYS)),
    sentence: z.nullable(text),
  }),
)

export const parameters = z.record(
  parameterKey,
  z.strictObject({
    title: text,
    type: z.enum(['number', 'enum', 'colour', 'boolean']),
    unit: z.nullable(text),
    step: z.exactOptional(z.number().positive()),
    description: text,
  }),
)
