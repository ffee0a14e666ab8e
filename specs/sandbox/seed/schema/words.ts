import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { PICTURE_KINDS, type Colour, type PictureKind } from '../pictures.ts'

export const DATA = fileURLToPath(new URL('../data', import.meta.url))

/** Names of the files of a folder, which are the keys for references from other files. */
const namesIn = (folder: string): string[] => readdirSync(join(DATA, folder)).map((file) => basename(file, '.yaml'))

/** Non-empty text without surrounding white space. */
export const text = z
  .string()
  .min(1)
  .refine((value) => value.trim() === value, 'has blanks around')
export const texts = z.array(text).min(1)
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
export const path = z.string().regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/)
export const day = z.iso.date()
export const brandSlug = z.string().refine((value) => namesIn('brands').includes(value), 'is no brand')
export const goodsSlug = z.string().refine((value) => namesIn('goods').includes(value), 'is no kind of goods')
export const kind = z.enum(Object.keys(PICTURE_KINDS) as PictureKind[])
export const colour = z.enum([...new Set(Object.values(PICTURE_KINDS).flat())] as Colour[])
