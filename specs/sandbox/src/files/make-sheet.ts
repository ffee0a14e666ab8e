import { join } from 'node:path'
import sharp from 'sharp'
import { findOriginal } from '../cdn/original.ts'
import { parsePath } from '../cdn/style.ts'
import { loadProducts, selectProducts } from '../content/load-products.ts'
import type { ParameterSpec } from '../content/documents.ts'
import type { ParameterDoc, PictureRef } from '../db/schema.ts'
import { shopName } from '../market.ts'
import { HOME_CURRENCY } from '../pricing/currency.ts'
import { usualPrices } from '../pricing/price-list.ts'
import type { Services } from '../services.ts'
import { sheetPdf, type Sheet } from './sheet-pdf.ts'

/** The data sheet of a product by its slug; undefined when there is no such product. */
export async function makeSheet(services: Services, assets: string, slug: string): Promise<Buffer | undefined> {
  const { q } = services.database
  const rows = await selectProducts(q).where('products.slug', '=', slug).execute()
  const [product] = rows
  if (product === undefined) return undefined
  const { variants, parameters } = await loadProducts(q, rows, usualPrices(HOME_CURRENCY))
  return sheetPdf({
    title: product.name,
    brand: product.brand_title,
    perex: product.doc.perex,
    groups: groupsOf(product.doc.parameters, parameters),
    variants: (variants.get(product.id) ?? []).map(({ name, fullname, catalog_code, ean }) => ({
      name: name === '' ? fullname : name,
      code: catalog_code,
      ean,
    })),
    picture: await pictureOf(assets, product.doc.images[0]),
    footer: `${shopName}, ${services.shopOrigin}/produkt/${product.slug}`,
  })
}

function groupsOf(docs: readonly ParameterDoc[], specs: ReadonlyMap<string, ParameterSpec>): Sheet['groups'] {
  const groups = new Map<string, [string, string][]>()
  for (const { code, values } of docs) {
    const spec = specs.get(code)
    if (spec === undefined || spec.hidden || values.length === 0) continue
    const unit = spec.unit === null ? '' : `\u00a0${spec.unit}`
    const text = values.map(({ title }) => title).join(', ') + unit
    groups.set(spec.group, [...(groups.get(spec.group) ?? []), [spec.title, text]])
  }
  return [...groups].map(([title, rows]) => ({ title, rows }))
}

/** A JPEG on white: PDF supports neither webp nor AVIF. */
async function pictureOf(assets: string, image: PictureRef | undefined): Promise<Buffer | null> {
  const name = image && parsePath(image.path)?.name
  const original = name === undefined ? undefined : await findOriginal(join(assets, name))
  if (original === undefined) return null
  return sharp(await original.read())
    .resize({ width: 600, height: 600, fit: 'inside' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer()
}
