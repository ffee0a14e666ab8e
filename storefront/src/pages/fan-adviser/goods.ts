import type { Shop } from '@vanek/sdk'
import { getListing, type GetListingParams } from '@vanek/sdk/catalog'
import { withFallbackData } from '@vanek/sdk/content'
import type { ProductBox } from '@vanek/sdk/product'
import type { VentilationPart } from '@vanek/sdk/ventilation'
import { boxLink, boxName, boxVariantId } from '../../entities/product/box-variant.ts'
import {
  bathroomFans,
  dampers,
  ductFans,
  elbows as elbowsPath,
  grilles,
  grillesAndValves,
  hoses,
  hygrostats,
  smoothDucts,
  wallFans,
} from '#market/categories'
import { market } from '#market/market'
import { quietNoise } from '../../market/shared/ventilation-rooms.ts'
import type { Answers, Control } from './answers.ts'

/** Ids of the parameters that the back end filters by. */
const ids = { airflow: 1, noise: 2, diameter: 4, freeArea: 21, timer: 41, hygrostat: 42, motion: 43, cord: 44 } as const

/** The parameter that a fan needs for a kind of control; every fan can be switched with the light. */
export const flagOf: Readonly<Record<Control, 'timer' | 'hygrostat' | 'motion' | 'cord' | null>> = {
  light: null,
  delay: 'timer',
  humidity: 'hygrostat',
  motion: 'motion',
  cord: 'cord',
}

/** Maximum airflow of bathroom fans in m³/h. */
const maxWallFanAirflow = 220

const open = { from: null, to: null }
const all = { available: true, sort: 'price_asc' } as const

/** Listings with possible fans, cheapest first. Duct fans have no sensors; a hygrostat can be wired to them. */
export function fanListings(
  { quiet, control, way }: Answers,
  {
    airflow,
    diameter,
    industrial,
  }: { readonly airflow: number; readonly diameter: number; readonly industrial: boolean },
): readonly GetListingParams[] {
  const flag = flagOf[control]
  const chosen = (needed: typeof flag): Omit<GetListingParams, 'path'> => ({
    ...all,
    parameters: [
      { entityId: ids.diameter, values: [diameter] },
      ...(needed ? [{ entityId: ids[needed], values: [1] }] : []),
    ],
    ranges: [
      { ...open, entityId: ids.airflow, from: airflow },
      ...(quiet ? [{ ...open, entityId: ids.noise, to: quietNoise }] : []),
    ],
  })
  if (industrial && way === 'wall') return [{ path: wallFans, perPage: 21, ...chosen(null) }]
  const inDuct = { path: ductFans, perPage: 14, ...chosen(flag === 'timer' ? flag : null) }
  if (industrial) return [inDuct]
  const onWall = { path: bathroomFans, perPage: 36, ...chosen(flag) }
  // in a hole through the wall, a duct fan is only used if no wall fan is strong enough
  const isForWall = way === 'wall' && airflow <= maxWallFanAirflow
  return isForWall || flag === 'motion' || flag === 'cord' ? [onWall] : [onWall, inDuct]
}

/** A part with the product that fits, if the shop has one. */
export interface Part {
  readonly part: VentilationPart
  /** Path of the category with alternatives. */
  readonly path: string
  readonly product: {
    readonly variantId: number
    readonly isDefault: boolean
    readonly name: string
    readonly slug: string
    readonly categoryPath: string
    readonly amount: number
    readonly unit: string
    readonly prices: Pick<ProductBox['prices'], 'unitWithTax' | 'unitWithoutTax'>
  } | null
}

/** The amount of a part: hoses are sold by the metre, or in pieces of several metres. */
function amountOf(box: ProductBox, part: VentilationPart, { length, elbows }: Answers): number {
  const piece = box.unit === 'm' ? 1 : (box.gauges.find(({ code }) => code === 'length')?.value ?? 1)
  const amount = part === 'duct' ? Math.ceil(length / piece) : part === 'elbow' ? elbows : 1
  return Math.max(amount, box.availability.amountMin)
}

/** The cheapest product of a listing for the required amount, among products without further choices. */
export function cheapestPart(
  part: VentilationPart,
  path: string,
  { boxes, answers }: { readonly boxes: readonly ProductBox[]; readonly answers: Answers },
): Part {
  const [best] = boxes
    .filter(({ variantCount, visibility }) => variantCount === 1 && visibility.saleable)
    .map((box) => ({ box, amount: amountOf(box, part, answers) }))
    .sort((one, two) => one.amount * one.box.prices.unitWithTax - two.amount * two.box.prices.unitWithTax)
  if (!best) return { part, path, product: null }
  const { slug, categoryPath, unit = market.pieceUnit, prices } = best.box
  const { unitWithTax, unitWithoutTax } = prices
  const variantId = boxVariantId(best.box)
  const isDefault = boxLink(best.box).variant?.isDefault ?? true
  const own = { variantId, isDefault, name: boxName(best.box), slug, categoryPath, amount: best.amount, unit }
  return { part, path, product: { ...own, prices: { unitWithTax, unitWithoutTax } } }
}

/** Finds the parts of a set; a part that cannot be loaded has no product, only a link to its category. */
export async function loadParts(
  shop: Shop,
  parts: readonly VentilationPart[],
  { answers, diameter }: { readonly answers: Answers; readonly diameter: number },
): Promise<readonly Part[]> {
  // the page also links to the categories if none of their products fits
  const paths: Readonly<Record<VentilationPart, string | null>> = {
    duct: answers.way === 'hose' ? hoses : smoothDucts,
    ...{ elbow: elbowsPath, damper: dampers, grille: grilles, hygrostat: hygrostats },
    cowl: null,
  }
  // a grille needs at least the cross-section of the duct, in cm²
  const section = Math.ceil((Math.PI * (diameter / 20) ** 2) / 10) * 10
  const fits: Pick<GetListingParams, 'parameters' | 'ranges'> = {
    parameters: [{ entityId: ids.diameter, values: [diameter] }],
  }
  const filters: Readonly<Partial<Record<VentilationPart, typeof fits>>> = {
    ...{ duct: fits, elbow: fits, damper: fits },
    grille: { ranges: [{ ...open, entityId: ids.freeArea, from: section }] },
  }
  return Promise.all(
    parts.map(async (part): Promise<Part> => {
      const path = paths[part]
      if (path === null) return { part, path: grillesAndValves, product: null }
      const listing = getListing(shop, { path, perPage: 6, ...all, ...filters[part] })
      const found = await withFallbackData(shop, `adviser ${part}`, listing, null)
      return cheapestPart(part, path, { boxes: found?.products ?? [], answers })
    }),
  )
}
