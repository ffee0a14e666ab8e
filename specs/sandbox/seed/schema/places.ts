import { z } from 'zod'
import { slug, text, texts } from './words.ts'

const hours = z.string().regex(/^\d{1,2}:\d\d–\d{1,2}:\d\d$/)

export const branches = z.array(
  z.strictObject({
    city: text,
    region: text,
    street: text,
    postcode: z.string().regex(/^\d{3} \d\d$/),
    latitude: z.number(),
    longitude: z.number(),
    openingHours: z.strictObject({ weekdays: hours, saturday: z.nullable(hours), sunday: z.nullable(hours) }),
    publicTransport: text,
    parking: text,
    /** Directions to the entrance, and what to bring or say there. */
    entrance: text,
    description: text,
  }),
)

/** Employees of each branch, manager first; those without a portrait share that of somebody else. */
export const branchPeople = z.record(
  slug,
  z.array(z.union([text, z.strictObject({ name: text, portrait: slug })])).min(1),
)

/** Locations of pickup points: city, postcode, centre, number of points. */
const town = z.tuple([text, z.string().regex(/^[\d -]+$/), z.number(), z.number(), z.int().positive()])
export const pickupPlaces = z.array(
  z.strictObject({
    code: z.string().regex(/^[A-Z]{3}$/),
    towns: z.array(town).min(1),
    streets: texts,
    kinds: texts,
    names: texts,
  }),
)
