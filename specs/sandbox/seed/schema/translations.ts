import { z } from 'zod'
import { CHOICE_KEYS } from '../parameter-keys.ts'
import { chosenValues } from './content.ts'
import { goods, parameterKey, sentences } from './goods.ts'
import { goodsSlug, path, slug, text, texts } from './words.ts'

const question = z.strictObject({ title: text, content: text })
const name = { address: slug, title: text }

/** Schemas of the files below `translations`: only texts, which override those of the data file with the same name. */
export const translations = {
  'goods/*': z.strictObject({
    ...name,
    noun: text,
    gender: z.exactOptional(goods.shape.gender),
    sizeUnit: z.exactOptional(text),
    byMetre: z.exactOptional(z.strictObject({ noun: text, texts: sentences })),
    description: texts,
    textBelow: text,
    questions: z.array(question),
    texts: sentences,
  }),
  'brands/*': z.strictObject({ text, series: texts }),
  /** Inner nodes of the tree, by slug. */
  tree: z.record(slug, z.strictObject({ ...name, description: texts, content: z.exactOptional(texts) })),
  /** Values of parameters, by Czech value. */
  choices: z.record(z.enum(CHOICE_KEYS), z.record(text, text)),
  // the basic version adds nothing to a name and has no sentence
  equipment: z.record(
    slug,
    z.strictObject({ label: text, suffix: z.exactOptional(z.string()), sentence: z.exactOptional(text) }),
  ),
  parameters: z.record(parameterKey, z.strictObject({ title: text, unit: z.exactOptional(text), description: text })),
  comments: z.array(
    z.strictObject({
      below: path,
      talks: z.array(z.strictObject({ question: text, answer: z.exactOptional(text) })),
    }),
  ),
  'reviews/words/*': z.strictObject({
    ...{ uses: texts, good: texts, weak: texts, bad: texts, pros: texts, cons: texts },
    sound: z.exactOptional(z.strictObject({ quiet: texts, loud: texts })),
  }),
  'reviews/words-of-all': z.strictObject({ good: texts, bad: texts }),
  'reviews/hand-written': z.record(goodsSlug, z.array(z.strictObject({ text }))),
  'virtual-categories': z.array(
    z.strictObject({
      slug: text,
      title: text,
      description: text,
      textBelow: z.exactOptional(text),
      questions: z.exactOptional(z.array(question)),
      priceTo: z.exactOptional(z.number()),
      canonical: z.exactOptional(slug),
    }),
  ),
  'listings/chosen-values': z.array(
    z.strictObject({ title: text, description: text, choices: z.exactOptional(chosenValues.element.shape.choices) }),
  ),
}

export type Translations = { readonly [File in keyof typeof translations]: z.infer<(typeof translations)[File]> }
