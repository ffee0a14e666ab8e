import { z } from 'zod'
import { goodsSlug, text, texts } from './words.ts'

/** Sentences of customers; they are independent, so any one can follow any other. */
export const reviewWords = z.strictObject({
  about: z.array(goodsSlug).min(1),
  uses: texts,
  good: texts,
  weak: texts,
  bad: texts,
  pros: texts,
  cons: texts,
  sound: z.exactOptional(z.strictObject({ quiet: texts, loud: texts })),
})
export const wordsOfAll = z.strictObject({ good: texts, bad: texts })

export const handWritten = z.record(
  goodsSlug,
  z.array(
    z.strictObject({
      rating: z.int().min(0).max(100).multipleOf(20),
      gender: z.exactOptional(z.enum(['f', 'm'])),
      text,
    }),
  ),
)

export const comments = z.array(
  z.strictObject({
    below: z.string(),
    talks: z.array(z.strictObject({ question: text, answer: z.exactOptional(text) })).min(1),
  }),
)
