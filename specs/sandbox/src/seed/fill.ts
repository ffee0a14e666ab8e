import { catalogue } from '../../seed/catalogue.ts'
import type { Queries } from '../db/transaction.ts'
import { insertAccounts } from './insert-accounts.ts'
import { insertBranches } from './insert-branches.ts'
import { insertCatalogue } from './insert-catalogue.ts'
import { insertDocuments } from './insert-documents.ts'
import { insertSelling } from './insert-selling.ts'
import { drawingRefs } from './drawings.ts'
import { modelPaths } from './models-3d.ts'
import { pictureRefs, readManifest } from './pictures.ts'

interface Filling {
  readonly packageRoot: string
  readonly products: number | undefined
  readonly day: string
}

/** Fills an empty database with everything except customers; returns a function that adds customers. */
export async function fill(q: Queries, { packageRoot, products, day }: Filling) {
  const manifest = readManifest(packageRoot)
  const picture = pictureRefs(manifest)
  const seed = catalogue({ ...(products === undefined ? {} : { products }), pictures: manifest, day })
  await insertCatalogue(q, seed, picture, drawingRefs(packageRoot), modelPaths(packageRoot))
  await insertSelling(q, seed)
  await insertBranches(q, seed)
  await insertDocuments(q, seed, picture)
  return { insertAccounts: (secret: string) => insertAccounts(q, seed, secret) }
}
