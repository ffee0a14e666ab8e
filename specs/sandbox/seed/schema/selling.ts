import { z } from 'zod'
import { SHIPPERS } from '../shippers.ts'
import { text } from './words.ts'

/** When an order is paid. */
const pays = z.enum(['online', 'transfer', 'handover', 'invoice'])

const shipperCode = z.string().refine((code) => SHIPPERS.some((one) => one.code === code), 'is no way of delivery')

export const payments = z
  .array(
    z.strictObject({
      id: z.int().positive(),
      code: z.string().regex(/^[a-z]+(_[a-z]+)*$/),
      name: text,
      description: text,
      pays,
      price: z.int().nonnegative(),
      rounds: z.boolean(),
      notWith: z.array(shipperCode),
    }),
  )
  .refine(
    (all) => ['id', 'code'].every((key) => new Set(all.map((one) => one[key as 'id' | 'code'])).size === all.length),
    'two have the same id or code',
  )
