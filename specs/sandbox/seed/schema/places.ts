import { z } from 'zod'
import { text } from './words.ts'

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
    description: text,
  }),
)
