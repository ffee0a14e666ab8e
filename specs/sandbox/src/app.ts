import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify'
import { inMarket } from './market.ts'
import { createPictures } from './cdn/pictures.ts'
import { registerPictures } from './cdn/route.ts'
import { stylesOf } from './cdn/style.ts'
import { createClock, type Clock } from './clock.ts'
import { categoryHandlers } from './content/categories.ts'
import { graphqlHandlers } from './content/graphql.ts'
import { listingHandlers } from './content/listing.ts'
import { menuHandlers } from './content/menus.ts'
import { pathHandlers } from './content/paths.ts'
import { productHandlers } from './content/products.ts'
import { redirectHandlers } from './content/redirects.ts'
import { rewriteHandlers } from './content/rewrites.ts'
import { searchHandlers } from './content/search.ts'
import { registerConversions } from './conversions/routes.ts'
import type { Database } from './db/transaction.ts'
import { registerFaults } from './dev/faults.ts'
import { registerDevTools } from './dev/routes.ts'
import { registerFiles } from './files/routes.ts'
import { registerFulfilment } from './fulfilment/routes.ts'
import { registerGateway } from './gateway/routes.ts'
import { registerCors } from './http/cors.ts'
import { operationAt, readDocuments, type OpenapiDocument } from './http/documents.ts'
import { registerErrorHandling } from './http/error-handler.ts'
import { registerHostCheck } from './http/hosts.ts'
import { registerJsonBody } from './http/json-body.ts'
import { errorBody } from './http/errors.ts'
import { registerReadableCheck } from './http/readable.ts'
import { registerDocuments } from './http/register-document.ts'
import { createValidatorCompiler } from './http/validator.ts'
import type { MakeLimiter } from './limits/limiter.ts'
import { createLimits } from './limits/limits.ts'
import type { Rules } from './limits/rules.ts'
import { createCatalogueKeeper } from './listing/catalogue.ts'
import { registerMailbox } from './mail/routes.ts'
import { postTo, registerPayments } from './payments/routes.ts'
import { createSearchEngine } from './search/engine.ts'
import { sentPhoto } from './reviews/photos.ts'
import { addressHelpHandlers } from './services/addresses.ts'
import { geoHandlers } from './services/geo.ts'
import { recommendationHandlers } from './services/recommendations.ts'
import { reviewServiceHandlers } from './services/reviews.ts'
import { searchServiceHandlers } from './services/search.ts'
import { widgetHandlers } from './services/widgets.ts'
import type { Handlers, Services } from './services.ts'
import { activateHandlers } from './shop/activate.ts'
import { addressHandlers } from './shop/addresses.ts'
import { authHandlers } from './shop/auth.ts'
import { branchHandlers } from './shop/branches.ts'
import { cartHandlers } from './shop/cart.ts'
import { cartShipperHandlers } from './shop/cart-shippers.ts'
import { cartBatchHandlers } from './shop/cart-batch.ts'
import { cartCheckHandlers } from './shop/cart-checks.ts'
import { commentHandlers } from './shop/comments.ts'
import { contactHandlers } from './shop/contact.ts'
import { countryHandlers } from './shop/countries.ts'
import { deliveryTimeHandlers } from './shop/delivery-times.ts'
import { discountHandlers } from './shop/discounts.ts'
import { emailChangeHandlers } from './shop/email-change.ts'
import { forgottenPasswordHandlers } from './shop/forgotten-password.ts'
import { loginCodeHandlers } from './shop/login-code.ts'
import { globalsHandlers } from './shop/globals.ts'
import { listItemHandlers } from './shop/list-items.ts'
import { listHandlers } from './shop/lists.ts'
import { newsletterHandlers } from './shop/newsletter.ts'
import { ownDataHandlers } from './shop/own-data.ts'
import { orderLookupHandlers } from './shop/order-lookup.ts'
import { orderHandlers } from './shop/orders.ts'
import { quoteHandlers } from './shop/quotes.ts'
import { passwordHandlers } from './shop/password.ts'
import { placeHandlers } from './shop/place.ts'
import { profileHandlers } from './shop/profile.ts'
import { freshProductHandlers } from './shop/products.ts'
import { referenceHandlers } from './shop/reference.ts'
import { registerHandlers } from './shop/register.ts'
import { questionHandlers } from './shop/questions.ts'
import { reviewPhotoHandlers } from './shop/review-photos.ts'
import { reviewHandlers } from './shop/reviews.ts'
import { shipperHandlers } from './shop/shippers.ts'
import { userOrderHandlers } from './shop/user-orders.ts'
import { watcherHandlers } from './shop/watchers.ts'
import { declarationHandlers } from './shop/withdrawals.ts'
import { registerTours } from './tours/routes.ts'

const BODY_LIMIT = 64 * 1024
const IMAGE_PATH = '/image/{style}/{path}'
const UPLOAD_PATH = '/upload/{path}'
const DOWNLOAD_PATH = '/image/download/{path}'

export interface AppOptions {
  readonly database: Database
  readonly secret: string
  readonly packageRoot: string
  /** Folder that caches resized pictures. */
  readonly pictureCache: string
  /** Size limit of this cache in bytes. */
  readonly pictureCacheBytes?: number | undefined
  readonly shopOrigin: string
  /** Public URL of this process. */
  readonly ownOrigin?: () => string
  /** Codes of payments that can be paid in a widget on the shop's page. */
  readonly widgets?: readonly string[]
  /** Whether GraphQL introspection is allowed. */
  readonly introspection?: boolean
  /** Allowed host names, beside `localhost` and network addresses. */
  readonly hosts?: readonly string[]
  /** Origins of pages that may call the contract from a browser. */
  readonly corsOrigins?: readonly string[]
  /**
   * Proxies whose `X-Forwarded-For` is trusted.
   *
   * @defaultValue none
   */
  readonly trustedProxies?: readonly string[]
  /** Limits other than the usual ones. */
  readonly rules?: Partial<Rules>
  /**
   * Storage of rate limits.
   *
   * @defaultValue in memory
   */
  readonly makeLimiter?: MakeLimiter
  readonly clock?: Clock
  /**
   * Milliseconds after which an idle connection is closed.
   *
   * @defaultValue more than two minutes
   */
  readonly silenceMs?: number
  readonly logLevel?: string
  /** Resets the database to its seed; enables `/sandbox/*`. */
  readonly reset?: () => Promise<void>
}

/** The complete back end over an open database; `inject` calls it without a network. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, secret, packageRoot, shopOrigin, clock = createClock(), reset } = options
  const search = createSearchEngine(database)
  const catalogue = createCatalogueKeeper(database)
  const gatewayOrigin = options.ownOrigin ?? (() => 'http://127.0.0.1:4000')
  const { rules, makeLimiter, trustedProxies = [] } = options
  const limits = createLimits({ rules, makeLimiter, trusted: trustedProxies })
  const { widgets = [] } = options
  const services: Services = { database, clock, secret, shopOrigin, gatewayOrigin, widgets, limits, search, catalogue }
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // for clients that send slowly
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000 },
    // and for clients that do not read their responses
    connectionTimeout: options.silenceMs ?? 150_000,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    logger: options.logLevel === undefined ? false : { level: options.logLevel },
    routerOptions: { maxParamLength: 512 },
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      const items = [
        {
          code: 'validation',
          field: null,
          title: inMarket({ cs: 'Tuto adresu se nepodařilo přečíst.', sk: 'Túto adresu sa nepodarilo prečítať.' }),
        },
      ]
      void reply.code(400).send(errorBody(items, request.id))
    },
  })
  registerJsonBody(app)
  app.setValidatorCompiler(createValidatorCompiler())
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
    if (request.url.startsWith('/store/')) reply.header('Cache-Control', 'no-store')
  })
  registerErrorHandling(app, { strict: reset !== undefined })
  registerHostCheck(app, options.hosts ?? [])
  registerCors(app, options.corsOrigins ?? [])
  registerReadableCheck(app, BODY_LIMIT)
  if (reset) registerDevTools(app, services, { reset, faults: registerFaults(app) })

  const documents = readDocuments(packageRoot)
  const assets = join(packageRoot, 'sandbox/assets')
  const image = operationAt(documents.content, IMAGE_PATH, 'get')
  await registerDocuments(app, [
    { document: documents.shop, base: '/store', handlers: shopHandlers(services, assets), leaveOut: [DOWNLOAD_PATH] },
    {
      document: documents.content,
      base: '/cms',
      handlers: contentHandlers(services, documents.content, {
        packageRoot,
        introspection: options.introspection ?? false,
      }),
      leaveOut: [IMAGE_PATH, UPLOAD_PATH],
    },
    { document: documents.services, base: '/services', handlers: servicesHandlers(services) },
  ])
  registerPictures(app, {
    pictures: createPictures({
      ...{ assets, cache: options.pictureCache, cacheBytes: options.pictureCacheBytes },
      sent: (name) => sentPhoto(services, name),
    }),
    operation: image,
    styles: stylesOf(image, documents.content.components?.schemas),
  })
  registerFiles(app, services, {
    assets,
    upload: operationAt(documents.content, UPLOAD_PATH, 'get'),
    download: operationAt(documents.shop, DOWNLOAD_PATH, 'get'),
  })
  registerMailbox(app, services)
  registerTours(app, services)
  registerPayments(app, services)
  registerGateway(app, services, postTo(app))
  registerFulfilment(app, services)
  registerConversions(app, services)
  app.get('/health', async () => ({ status: 'ok' }))
  app.addHook('onReady', async () => {
    await catalogue.current()
    await search.refresh()
  })
  return app
}

function shopHandlers(services: Services, assets: string): Handlers {
  return {
    ...globalsHandlers(services),
    ...cartHandlers(services),
    ...cartBatchHandlers(services),
    ...cartCheckHandlers(services),
    ...discountHandlers(services),
    ...cartShipperHandlers(services),
    ...placeHandlers(services),
    ...orderHandlers(services),
    ...orderLookupHandlers(services),
    ...declarationHandlers(services),
    ...quoteHandlers(services),
    ...shipperHandlers(services),
    ...branchHandlers(services),
    ...deliveryTimeHandlers(services),
    ...countryHandlers(services),
    ...referenceHandlers(services),
    ...listHandlers(services),
    ...listItemHandlers(services),
    ...addressHandlers(services),
    ...userOrderHandlers(services, assets),
    ...authHandlers(services),
    ...registerHandlers(services),
    ...forgottenPasswordHandlers(services),
    ...loginCodeHandlers(services),
    ...passwordHandlers(services),
    ...emailChangeHandlers(services),
    ...ownDataHandlers(services),
    ...profileHandlers(services),
    ...freshProductHandlers(services),
    ...reviewHandlers(services),
    ...reviewPhotoHandlers(services),
    ...commentHandlers(services),
    ...questionHandlers(services),
    ...watcherHandlers(services),
    ...newsletterHandlers(services),
    ...activateHandlers(services),
    ...contactHandlers(services),
  }
}

function servicesHandlers(services: Services): Handlers {
  return {
    ...recommendationHandlers(services),
    ...widgetHandlers(services),
    ...searchServiceHandlers(services),
    ...addressHelpHandlers(),
    ...reviewServiceHandlers(services),
    ...geoHandlers(),
  }
}

function contentHandlers(
  services: Services,
  document: OpenapiDocument,
  { packageRoot, introspection }: { readonly packageRoot: string; readonly introspection: boolean },
): Handlers {
  return {
    ...categoryHandlers(services),
    ...productHandlers(services),
    ...listingHandlers(services, document),
    ...searchHandlers(services),
    ...menuHandlers(services),
    ...rewriteHandlers(services),
    ...redirectHandlers(services),
    ...pathHandlers(services),
    ...graphqlHandlers(services, readFileSync(join(packageRoot, 'content/schema.graphql'), 'utf8'), introspection),
  }
}
