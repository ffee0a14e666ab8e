import { unwrap } from '@vanek/sdk'
import { getListing } from '@vanek/sdk/catalog'
import type { PricePair } from '@vanek/sdk/format'
import { getProducts, type Product, type ProductBox } from '@vanek/sdk/product'
import {
  chooseFans,
  type Duct,
  ductDiameter,
  ductPressureLoss,
  ductVelocity,
  type FanCandidate,
  type FanReason,
  neededParts,
  requiredAirflow,
  type RequiredAirflow,
  type WorkingPoint,
  yearlyRunningCost,
} from '@vanek/sdk/ventilation'
import { redirect } from 'react-router-dom'
import { factOf } from '../../entities/product/fact-of.ts'
import { unitPair } from '../../entities/price/amount.tsx'
import type { PageEnv, PageLoader } from '../../lib/page/env.ts'
import { anchors } from '#market/anchors'
import { adviserPath } from '#market/paths'
import { energyPrices } from '#market/ventilation'
import {
  hoseDiameters,
  pipeDiameters,
  quietNoise,
  quietVelocity,
  type Room,
  type RoomName,
  rooms,
  wallDiameters,
} from '../../market/shared/ventilation-rooms.ts'
import { type Answers, type Read, readAnswers, shortAddress } from './answers.ts'
import { fanListings, flagOf, loadParts, type Part } from './goods.ts'

/** A fan as the page shows it. */
export interface Fan extends FanCandidate {
  readonly variantId: number
  readonly isDefault: boolean
  readonly name: string
  readonly slug: string
  readonly categoryPath: string
  readonly image: { readonly path: string } | null
  readonly pair: PricePair
  readonly hasDamper: boolean
  readonly hasHygrostat: boolean
}

/** A chosen fan with its yearly cost; null if no energy price is assumed. */
export interface Offer {
  readonly fan: Fan
  readonly reasons: readonly FanReason[]
  readonly point: WorkingPoint
  readonly yearlyCost: number | null
}

/** The result for the answers. */
export interface Advice {
  readonly room: RoomName
  readonly need: RequiredAirflow
  readonly duct: Duct
  /** m/s and Pa at the required airflow. */
  readonly velocity: number
  readonly pressure: number
  readonly hoursPerDay: number
  readonly pricePerKwh: number | null
  readonly offers: readonly Offer[]
  readonly parts: readonly Part[]
}

export interface AdviserData extends Read {
  readonly advice: Advice | null
}

const detailsAtMost = 9

const gauge = (box: ProductBox, code: string): number => box.gauges.find((own) => own.code === code)?.value ?? Infinity

/** The products to load in detail: a third each of the cheapest, the quietest and the most economical. */
function shortlist(boxes: readonly ProductBox[]): readonly number[] {
  const measures = [
    ({ prices }: ProductBox) => prices.unitWithTax,
    (box: ProductBox) => gauge(box, 'noise'),
    (box: ProductBox) => gauge(box, 'input'),
  ]
  const sorted = measures.map((measure) => [...boxes].sort((one, two) => measure(one) - measure(two)))
  const ranked = boxes.flatMap((_box, at) => sorted.flatMap((list) => list[at]?.id ?? []))
  return [...new Set(ranked)].slice(0, detailsAtMost)
}

/** The variants of a product that fit the duct and have the requested functions. */
function fansOf(product: Product, { diameter, answers }: { readonly diameter: number; readonly answers: Answers }) {
  const flag = flagOf[answers.control]
  return product.variants.flatMap((variant): Fan[] => {
    const fact = (code: string) => factOf(code, variant, product)
    const [freeAirflow, maxPressure, noise, power] = ['airflow', 'pressure', 'noise', 'input'].map(fact)
    const { prices, availability } = variant
    const isSold = availability.isAvailable && prices.unitWithTax > 0 && product.visibility.saleable
    if (!isSold || fact('diameter') !== diameter || !freeAirflow || !maxPressure || !noise || !power) return []
    // duct fans have no sensor: a hygrostat can be wired to them
    if (flag && fact(flag) === 0) return []
    const { id: group, slug, categoryPath, defaultVariantId, variantRequired, mainImage } = product
    return [
      {
        ...{ freeAirflow, maxPressure, noise, power, group, slug, categoryPath, price: prices.unitWithTax },
        ...{ variantId: variant.id, isDefault: variant.id === defaultVariantId && !variantRequired },
        ...{ name: variant.fullname, image: variant.mainImage ?? mainImage, pair: unitPair(prices) },
        ...{ hasDamper: fact('backflow') === 1, hasHygrostat: fact('hygrostat') === 1 },
      },
    ]
  })
}

/** Computes the required airflow and finds fans and parts: listings and parts in one round, details of fans in the next. */
async function adviceFor(answers: Answers, { shop }: PageEnv): Promise<Advice> {
  const room: Room = rooms[answers.room]
  const industrial = room.industrial ?? false
  const need = requiredAirflow(answers, room.standard)
  const { airflow } = need
  const velocity = answers.quiet ? Math.min(quietVelocity, room.velocity) : room.velocity
  const byWay = { wall: industrial ? wallDiameters : hoseDiameters, pipes: pipeDiameters, hose: hoseDiameters }
  const diameter = answers.diameter ?? ductDiameter(airflow, velocity, byWay[answers.way])
  const material = answers.way === 'hose' ? 'flexible' : 'smooth'
  const { length, elbows, outlet, quiet, control } = answers
  const duct: Duct = { diameter, length, elbows, material, outlet }
  const own = { material, length: answers.way === 'wall' ? 0 : length, elbows, outlet } as const
  const neededKinds = neededParts({ ...own, byHumidity: control === 'humidity', hasHygrostat: false, hasDamper: false })
  const listings = fanListings(answers, { airflow, diameter, industrial })
  const [found, parts] = await Promise.all([
    Promise.all(listings.map(async (listing) => unwrap(await getListing(shop, listing)).products)),
    loadParts(shop, neededKinds, { answers, diameter }),
  ])
  const products = unwrap(await getProducts(shop, { ids: shortlist(found.flat()) }))
  const fans = products.flatMap((product) => fansOf(product, { diameter, answers }))
  const chosen = chooseFans(fans, { airflow, duct, ...(quiet && { maxNoise: quietNoise }) })
  const { hoursPerDay } = room
  const pricePerKwh = energyPrices[shop.config.currency.code] ?? null
  return {
    ...{ room: answers.room, need, duct, hoursPerDay, pricePerKwh },
    velocity: ductVelocity(airflow, diameter),
    pressure: ductPressureLoss(airflow, duct),
    offers: chosen.map(({ fan, reasons, point }) => ({
      ...{ fan, reasons, point },
      yearlyCost: pricePerKwh && yearlyRunningCost({ power: fan.power, hoursPerDay, pricePerKwh }),
    })),
    parts: parts.filter(({ part }) => {
      const isBuiltIn = { damper: 'hasDamper', hygrostat: 'hasHygrostat' } as const
      const inside = isBuiltIn[part as keyof typeof isBuiltIn]
      return inside === undefined || chosen.some(({ fan }) => !fan[inside])
    }),
  }
}

/** Finds a fan for a room; the answers are in the URL. */
export const loader: PageLoader<AdviserData> = async ({ request }, env) => {
  const { searchParams } = new URL(request.url)
  const short = shortAddress(searchParams)
  if (short !== null) throw redirect(`${adviserPath}${short}#${anchors.result}`)
  const read = readAnswers(searchParams)
  return { ...read, advice: read.answers && (await adviceFor(read.answers, env)) }
}
