import type { FastifyRequest } from 'fastify'
import type { PriceList } from '../pricing/price-list.ts'
import type { Services } from '../services.ts'
import { shownGroups, shownPriceList } from '../shop/identity.ts'

/** The price list and customer groups of a visitor. */
export interface Viewer {
  readonly list: PriceList
  readonly groups: readonly string[]
}

export async function viewerOf(services: Services, request: FastifyRequest): Promise<Viewer> {
  return { list: await shownPriceList(services, request), groups: await shownGroups(services, request) }
}
