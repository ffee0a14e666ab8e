import { z } from 'zod'
import { part } from './articles.ts'
import { parameterKey } from './goods.ts'
import { kind, slug, text, texts } from './words.ts'

/** The key in the data; in the Czech shop it can be omitted, because it equals the slug. */
const key = z.exactOptional(slug)
/** A path of the shop, or a listing: `category:slug` or `virtual:key`. */
const path = z.string().regex(/^(\/|(category|virtual):[a-z0-9/-]+$)/)
const moment = z.iso.datetime({ offset: true })
const season = z.exactOptional(z.tuple([moment, moment]))
const question = z.strictObject({ title: text, content: text })
/** A number, true, or the title of a choice. */
const chosen = z.union([z.number(), z.literal(true), text])

export const pages = z.array(
  z.strictObject({ key, title: text, description: text, slug: z.exactOptional(slug), parts: z.array(part).min(1) }),
)
export const questions = z.array(z.strictObject({ question: text, answer: texts }))

export const sellingPoints = z.array(z.strictObject({ title: text, text, icon: slug, url: path }))
export const infoBoxes = z.array(
  z.strictObject({ _id: slug, title: text, text, order: z.int(), box_color: z.string().regex(/^#[0-9a-f]{6}$/) }),
)
export const homeBanners = z.array(
  z.strictObject({
    id: slug,
    title: text,
    text,
    button: text,
    category: slug,
    kind,
    // a look of the kind; any look if missing
    look: z.exactOptional(slug),
    alt: text,
    season,
    enabled: z.exactOptional(z.boolean()),
    groups: z.exactOptional(z.array(slug)),
  }),
)

export const smallBanners = z.array(
  z.strictObject({
    on: slug,
    title: text,
    text,
    link: path,
    kind,
    look: z.exactOptional(slug),
    group: z.exactOptional(slug),
  }),
)
export const listingBanners = z.array(
  z.strictObject({
    on: slug,
    title: text,
    url: path,
    kind,
    position: z.int().positive(),
    season,
    group: z.exactOptional(slug),
  }),
)
export const chosenValues = z.array(
  z.strictObject({ of: slug, choices: z.partialRecord(parameterKey, chosen), title: text, description: text }),
)
/** Virtual categories; they reference categories by slug, values by title. */
export const virtualCategories = z.array(
  z.strictObject({
    slug: z.string().regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/),
    title: text,
    description: text,
    textBelow: z.nullable(text),
    tags: z.exactOptional(z.array(slug)),
    categories: z.exactOptional(z.array(slug)),
    parameter: z.exactOptional(z.tuple([parameterKey, chosen])),
    priceTo: z.exactOptional(z.number().positive()),
    noindex: z.exactOptional(z.boolean()),
    nofollow: z.exactOptional(z.boolean()),
    canonical: z.exactOptional(slug),
    important: z.array(parameterKey),
    questions: z.exactOptional(z.array(question)),
  }),
)

export const terms = z.array(z.strictObject({ key, title: text, text: texts }))
/** By term key, which is the key of its parameter, if any; references virtual categories and other terms by key. */
export const termLinks = z.record(
  z.string().regex(/^[a-zA-Z0-9-]+$/),
  z.strictObject({
    categories: z.exactOptional(z.array(slug)),
    virtual: z.exactOptional(z.array(slug)),
    terms: z.exactOptional(texts),
  }),
)
export const articleCategories = z.array(
  z.strictObject({
    key,
    title: text,
    menu: z.exactOptional(text),
    perex: text,
    sign: slug,
    under: z.exactOptional(text),
    hidden: z.exactOptional(z.boolean()),
  }),
)
export const valueTexts = z.record(
  z.string().regex(/^\w+\/./),
  z.strictObject({
    short: z.exactOptional(text),
    long: z.exactOptional(text),
    link: z.exactOptional(path),
    hidden: z.exactOptional(z.boolean()),
  }),
)
