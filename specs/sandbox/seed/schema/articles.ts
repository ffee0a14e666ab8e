import { z } from 'zod'
import { day, slug, text, texts } from './words.ts'

/** A part of a text: a string is a paragraph; "# " starts a heading, "### " a heading of the third level. */
export const part = z.union([
  text,
  z.strictObject({ bullets: texts }),
  z.strictObject({ steps: texts }),
  z.strictObject({ quote: text }),
  // the first row is the header
  z.strictObject({ table: z.array(z.array(z.string())).min(2) }),
  z.strictObject({ picture: slug, alt: text }),
])

export const article = z.strictObject({
  title: text,
  shortTitle: text,
  perex: text,
  published: day,
  author: text,
  category: text,
  tags: z.array(text),
  about: z.array(slug),
  // alternative text of its drawing; empty without one
  alt: z.string(),
  // another drawing than that of its own name, for example of a branch
  drawing: z.exactOptional(text),
  featured: z.exactOptional(z.boolean()),
  visibleTo: z.exactOptional(slug),
  parts: z.array(part).min(1),
})
