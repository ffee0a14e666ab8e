import { availabilityOf } from '../catalogue/availability.ts'
import { pricesOf } from '../catalogue/prices.ts'
import { piecesIn } from '../catalogue/variants.ts'
import { loadProducts, selectProducts } from '../content/load-products.ts'
import { mainVariant } from '../content/product-box.ts'
import { refusal } from '../http/errors.ts'
import { asId } from '../http/ids.ts'
import { inMarket } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { isVisible, shownGroups, shownPriceList } from './identity.ts'

interface FreshQuery {
  readonly include?: string
  readonly 'configuration[onlyAvailable]'?: 0 | 1
}

/** Current prices and stock of a product, for the requesting visitor (C7.57). */
export function freshProductHandlers(services: Services): Handlers {
  const { database } = services
  return {
    async getShopProduct(request): Promise<{ data: Shop['ShopProduct'] }> {
      const id = asId((request.params as { id: number }).id)
      const query = request.query as FreshQuery
      const include = new Set(query.include?.split(','))
      const rows = await selectProducts(database.q).where('products.id', '=', id).execute()
      const [product] = rows
      if (product === undefined)
        throw refusal('not_found', {
          field: 'id',
          title: inMarket({ cs: 'Toto zboží už nenabízíme.', sk: 'Tento tovar už neponúkame.' }),
        })
      if (!isVisible(product, await shownGroups(services, request))) throw refusal('forbidden')
      const loaded = await loadProducts(database.q, rows, await shownPriceList(services, request))
      const main = mainVariant(loaded, product)
      const variants = (loaded.variants.get(product.id) ?? []).map((variant) => {
        const warehouses = loaded.stock.get(variant.id) ?? []
        return {
          id: variant.id,
          catalogCode: variant.catalog_code,
          warehouses,
          availability: availabilityOf(variant, piecesIn(warehouses)),
          prices: pricesOf(variant, loaded.list),
        }
      })
      const shown =
        query['configuration[onlyAvailable]'] === 1
          ? variants.filter(({ availability }) => availability.isAvailable)
          : variants
      return {
        data: {
          id: product.id,
          name: product.name,
          slug: product.slug,
          saleable: product.saleable,
          availability: availabilityOf(main, piecesIn(loaded.stock.get(main.id))),
          prices: pricesOf(main, loaded.list),
          ...(include.has('tags') ? { tags: product.doc.tags.map(({ code, text }) => ({ code, text })) } : {}),
          ...(include.has('variants') ? { variants: shown } : {}),
          ...(include.has('alternatives') ? { alternatives: [...product.doc.alternativeIds] } : {}),
        },
      }
    },
  }
}
