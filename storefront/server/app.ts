import { bulkPath, claimPath, finishedPath, productFolder } from '#market/paths'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { contractFetch, type ResponseCheck } from '@vanek/sdk/contract'
import { claimLimits } from '@vanek/sdk/orders'
import { reviewPhotoLimits } from '@vanek/sdk/reviews'
import { createProxy, supportedFetch } from '@vanek/sdk/server'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Renderer } from '../src/composition/entry-server.tsx'
import { paymentWidgets } from '../src/lib/ports/payment.ts'
import { guestSettings } from '../src/lib/page/settings.ts'
import { widgetPath } from '../src/lib/paths/checkout.ts'
import { market } from '#market/market'
import { type MarketLanguage, marketLanguages } from '../src/market/shared/define-market.ts'
import { proxyTexts } from '#market/proxy-texts'
import { currencyAssignerFor } from './visitors/currency-assigner-for.ts'
import { createBackEnds } from './back-ends/back-ends.ts'
import type { ClientFiles } from './build/client-files.ts'
import type { StaticFile } from './build/static-files.ts'
import type { Config } from './config/config.ts'
import { flatHeaders, writeAnswer, type Answer } from './http/answer.ts'
import { createApiLimits, type ApiLimits } from './routes/api-limits.ts'
import { apiRefusal, apiRoutes, isApi } from './routes/api-routes.ts'
import { dataRoutes } from './routes/data-routes.ts'
import { displayRoutes } from './routes/display-routes.ts'
import { feedRoutes } from './routes/feed-routes.ts'
import { fileRoutes } from './routes/file-routes.ts'
import { createFront } from './routes/front.ts'
import { marketRoutes } from './routes/market-routes.ts'
import { healthRoutes } from './routes/health-routes.ts'
import { conversionPolicy, htmlHeaders, plainText, widgetHeaders } from './http/headers.ts'
import { pictureRoutes } from './routes/picture-routes.ts'
import { refusedEarly, targetOf } from './routes/refused-early.ts'
import { fewParts } from './routes/few-parts.ts'
import { limitUploads } from './routes/limit-uploads.ts'
import { machineRoutes, withoutOfflinePage } from './routes/machine-routes.ts'
import { sitemapRoutes } from './routes/sitemap-routes.ts'
import { transferRoutes } from './routes/transfer-routes.ts'
import { addressHint } from './http/visitor-address.ts'
import { disconnectSignal, pageRequest, urlOf } from './http/web.ts'
import { createAnswers } from './pages/answers.ts'
import { createCircuit } from './back-ends/circuit.ts'
import { createPageServer } from './pages/page-server.ts'
import { createLoaderCache } from './pages/loader-cache.ts'
import { createPageCache } from './pages/page-cache.ts'
import { createPageData } from './pages/page-data.ts'
import { cacheCurrencies } from './visitors/currencies.ts'
import { limitedFetch, isJson } from './back-ends/limited-fetch.ts'
import { errorFields, isUnanswered, loggable, loggablePath } from './loggable.ts'
import { createSegments, type CustomerSegment } from './visitors/segments.ts'
import { pageTimes, type Uncached } from './pages/shared-pages.ts'
import { timeouts } from './pages/time-limit.ts'
import { createFetchCache } from './back-ends/fetch-cache.ts'
import { cacheLacks } from './back-ends/lacks.ts'
import { pageBytes } from './cache/memory.ts'

const mebibyte = 1 << 20
/** For answers of back ends: what all pages need stays, and few other answers are needed again within seconds. */
const answerBytes = 3 * mebibyte
const bodyLimit = 64 * 1024
/** Far above the largest answer of the contract. */
const answerLimit = 8 * mebibyte
/** Far above the largest accepted order file, so that a larger one gets an error page instead of a closed connection. */
const fileLimit = 3 * mebibyte
/** All photos of a claim at their largest. */
const claimLimit = claimLimits.photos * claimLimits.photoBytes + bodyLimit
const claimsAtOnce = 3
/** All photos of a review at their largest; anybody may write one. */
const reviewLimit = reviewPhotoLimits.photos * reviewPhotoLimits.photoBytes + bodyLimit
const reviewsAtOnce = 2
/** Longer than any answer may take. */
const usualSilenceMs = 150_000

export interface AppParts {
  readonly config: Config
  readonly renderer: Renderer
  readonly client: ClientFiles
  readonly files: ReadonlyMap<string, StaticFile>
  /** Fetch for the back ends; the global one by default. */
  readonly fetch?: typeof fetch
  /** What the back end lacks; read from its settings by default. */
  readonly lacks?: () => Promise<readonly string[]>
  /** The rules that answers are checked against; `checkMoneyAndIdentity` by default. */
  readonly check?: ResponseCheck
  /** Where searches, pictures and help with addresses are counted; in memory by default. */
  readonly limits?: ApiLimits
  /** Where lines of the log go; standard output by default. */
  readonly logTo?: { write(line: string): void }
  /** Milliseconds after which an idle connection is closed, because its client no longer reads. */
  readonly silenceMs?: number
  /** Reads which prices a signed-in customer sees. */
  readonly customerOf?: (token: string, fetch: typeof globalThis.fetch) => Promise<CustomerSegment | undefined>
  /**
   * Development only: answers requests for modules before the pages. Their tags are then inline, so that the policy is
   * left out.
   */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** The markets that visitors of this one can change to. */
const otherMarkets = (origins: Config['origins']): readonly MarketLanguage[] =>
  marketLanguages.filter((locale) => locale !== market.locale && Object.hasOwn(origins, locale))

/** Headers of pages that need a wider content security policy than the others. */
const ownHeaders = ({ paymentOrigins, conversionScripts }: Config) => ({
  [finishedPath]: { 'content-security-policy': conversionPolicy(paymentOrigins, Object.values(conversionScripts)) },
  ...Object.fromEntries(
    Object.entries(paymentWidgets).map(([provider, create]) => [
      widgetPath(provider),
      widgetHeaders(paymentOrigins, create(paymentOrigins[0]).policy),
    ]),
  ),
})

/** Requests that are no pages: other methods than those of links and forms, and missing files. */
function refusal(method: string, path: string): Answer | undefined {
  if (!['GET', 'HEAD', 'POST'].includes(method))
    return { status: 405, headers: flatHeaders({ ...plainText, allow: 'GET, HEAD, POST' }), body: 'Not allowed' }
  if (/\.[a-z0-9]{1,11}$/i.test(path)) return { status: 404, headers: flatHeaders(plainText), body: 'Not found' }
  return undefined
}

/** Creates the storefront server; `listen` starts it. */
export function buildApp(parts: AppParts): FastifyInstance {
  const {
    config,
    renderer,
    client,
    files,
    middleware,
    limits = createApiLimits(),
    customerOf = async () => undefined,
    silenceMs = usualSilenceMs,
  } = parts
  const { origin, secure, shopUrl, contentUrl, servicesUrl } = config
  let hasLoggedWaiting = false
  /** Keeps the log short while the back ends start: one line instead of one per failed call and page. */
  const isExpected = (error: unknown): boolean => {
    if (backEnds.hasAnswered() || !isUnanswered(error)) return false
    if (!hasLoggedWaiting) app.log.warn('Waiting for the back ends to answer')
    hasLoggedWaiting = true
    return true
  }
  const warn = (message: string, details: unknown, reqId?: string) => {
    const fields = loggable(details)
    if (fields && !isExpected((details as { readonly error?: unknown } | undefined)?.error))
      app.log.warn({ ...fields, ...(reqId !== undefined && { reqId }) }, message)
  }
  const failed = (message: string) => (error: unknown, reqId?: string) => {
    if (!isExpected(error)) app.log.error({ ...errorFields(error), ...(reqId !== undefined && { reqId }) }, message)
  }
  const backEnds = createBackEnds(parts.fetch ?? ((input, init) => globalThis.fetch(input, init)), {
    needed: {
      shop: { base: shopUrl, probe: '/api/v1/globals' },
      content: { base: contentUrl, probe: '/menu-object/main' },
    },
    more: [servicesUrl, config.cdnUrl],
  })
  // checks the answers for pages and for proxied calls: an amount that is not a number is never shown
  const checked = contractFetch(
    limitedFetch(backEnds.send, { bytes: answerLimit, types: isJson }),
    { shop: shopUrl, content: contentUrl },
    {
      ...(parts.check && { check: parts.check }),
      onBreach: (breach) => app.log.error(breach, 'A back end has broken the contract'),
    },
  )
  // requests for capabilities that the back end lacks are not sent
  const passed = supportedFetch(checked, {
    targets: { shop: shopUrl, content: contentUrl, services: servicesUrl },
    lacks: parts.lacks ?? cacheLacks(config, checked, { warn: (message, details) => warn(message, details) }),
  })
  // for answers that this server reads itself; files are streamed
  const send = limitedFetch(passed, { bytes: answerLimit, types: (type) => !isJson(type) })

  const proxy = createProxy({
    targets: { shop: shopUrl, content: contentUrl, services: servicesUrl },
    fetch: passed,
    texts: proxyTexts,
    bodyLimit,
    timeoutMs: timeouts.exchange * config.backendPatience,
  })
  const { wildcardProducts, adminPanel, frameOrigins } = config
  const markets = otherMarkets(config.origins)
  const forGuests = {
    ...guestSettings,
    ...(markets.length > 0 && { markets }),
    wildcardProducts,
    adminPanel,
    ...(frameOrigins.length > 0 && { frameOrigins }),
  }
  const currencies = cacheCurrencies(config, send, { warn: (message, details) => warn(message, details) })
  const segments = createSegments({
    fetchCustomer: (token) => customerOf(token, send),
    currencies,
    forGuests,
    guestsDiffer: config.ipLookup,
  })
  const html = htmlHeaders({ secure, paymentOrigins: config.paymentOrigins, frameOrigins, strict: !middleware })
  // all markets share the memory of the process
  const maxBytes = pageBytes() / Math.max(1, Object.keys(config.origins).length)
  const pageData = createPageData({
    maxBytes: maxBytes / 4,
    trialBytes: Math.min(8 * mebibyte, maxBytes / 16),
    onError: failed('Data of a page could not be compressed'),
  })
  const pageCache = createPageCache<Uncached>({
    freshMs: pageTimes.fresh * 1000,
    staleMs: pageTimes.stale * 1000,
    maxBytes: maxBytes * 0.75,
    trialBytes: Math.min(24 * mebibyte, maxBytes / 4),
    otherBytes: 16 * mebibyte,
    onError: failed('A cached page could not be refreshed'),
  })
  const fetchCache = createFetchCache(send, {
    ...(config.cacheAnswers ? { freshMs: 15_000, staleMs: 45_000 } : { freshMs: 0, staleMs: 0 }),
    maxBytes: answerBytes,
  })
  const pages = createPageServer({
    config,
    html,
    renderer,
    client,
    segments,
    proxy,
    assignCurrency: currencyAssignerFor(config, {
      ...{ fetch: send, currencies, usual: forGuests.currency.code },
      onError: (error) => app.log.warn(errorFields(error), 'The country of a network address is not known'),
    }),
    ...(!middleware && { own: ownHeaders(config) }),
    pageCache,
    pageData,
    circuit: createCircuit({ bases: [shopUrl, contentUrl, servicesUrl], failures: 4, restMs: 4_000 }),
    loaderCache: createLoaderCache({ freshMs: config.cacheAnswers ? 15_000 : 0, maxBytes: answerBytes }),
    fetch: fetchCache.send,
    fetchNew: async (input, init) => {
      if (/\/products[/?]/.test(urlOf(input))) fetchCache.purge(input, init)
      return fetchCache.send(input, init)
    },
    purgeAnswer: fetchCache.purge,
    isOpening: backEnds.isOpening,
    onError: failed('A page could not be made as it should'),
    onWarning: warn,
  })
  const guests = {
    guestKey: segments.guest.key,
    guestCurrency: forGuests.currency.code,
    requiresCurrency: config.ipLookup,
  }
  const front = createFront({
    files: config.offlinePage ? files : withoutOfflinePage(files),
    ...(config.cachePages && { cached: { pageCache, pages, ...guests } }),
  })

  const answers = createAnswers(html, client.before)
  const refused = (status: number, { url, id }: { readonly url: string; readonly id: string }) =>
    isApi(url) ? apiRefusal(status, id) : answers.refused(status, id)
  const app = Fastify({
    logger: { level: config.logLevel, ...(parts.logTo && { stream: parts.logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    frameworkErrors: (_, request, reply) => {
      reply.hijack()
      writeAnswer(reply.raw, refused(400, request), request.method)
    },
    bodyLimit,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
    serverFactory: (handler) =>
      createServer(
        { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 },
        (request, response) => {
          const early = refusedEarly(request)
          if (early) return writeAnswer(response, early, request.method)
          request.url = targetOf(request.url ?? '') ?? '/'
          if (front(request, response)) return
          if (middleware) middleware(request, response, () => handler(request, response))
          else handler(request, response)
        },
      ).setTimeout(silenceMs),
  })

  // bodies are passed on or parsed by the web's own form parser
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(errorFields(error), 'A request failed')
    reply.hijack()
    writeAnswer(reply.raw, refused(status, request), request.method)
  })

  const { trustedProxies } = config
  const hint = addressHint(secure, trustedProxies)
  if (hint) app.log.warn(hint)
  if (config.logLevel === 'info') {
    app.addHook('onResponse', async ({ log, method, url }, reply) => {
      log.info(
        { method, path: loggablePath(url), status: reply.raw.statusCode, ms: Math.round(reply.elapsedTime) },
        'Answered',
      )
    })
  }
  healthRoutes(app, backEnds.silent)
  apiRoutes(app, { limits, origin, secure, trustedProxies, proxy, segments, answers })
  const silence = { silenceMs: timeouts.picture * config.backendPatience }
  pictureRoutes(app, { limits, trustedProxies, cdnUrl: config.cdnUrl, fetch: passed, ...silence })
  fileRoutes(app, { contentUrl, shopUrl, fetch: passed, ...silence })
  transferRoutes(app, { secure, proxy })
  displayRoutes(app, { secure })
  marketRoutes(app, config)
  sitemapRoutes(app, {
    ...{ config, fetch: send },
    onError: failed('A sitemap could not be refreshed'),
  })
  machineRoutes(app, { config, fetch: send, onError: failed('A file for machines could not be refreshed') })
  feedRoutes(app, { config, fetch: send, onError: failed('A feed could not be written') })
  const requestOf = (request: FastifyRequest, reply: FastifyReply) =>
    pageRequest(request, { origin, trustedProxies, signal: disconnectSignal(reply) })
  dataRoutes(app, { pages, answers, limits, requestOf })
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/'
    const incoming = requestOf(request, reply)
    const waitSeconds = await limits(path, incoming.address)
    const answer =
      refusal(request.method, path) ??
      (waitSeconds > 0 ? answers.tooMany(waitSeconds, incoming.id) : await pages.answer(incoming))
    reply.hijack()
    writeAnswer(reply.raw, answer, request.method)
  }
  app.all('*', answerPage)
  // without scripts, photos are posted together with the claim or the review
  const preHandler = fewParts(bodyLimit)
  const onlyBuyers = limitUploads({ most: claimsAtOnce, upTo: bodyLimit })
  app.post(claimPath, { bodyLimit: claimLimit, onRequest: onlyBuyers, preHandler }, answerPage)
  const open = limitUploads({ most: reviewsAtOnce, upTo: bodyLimit, guests: true })
  app.post(`/${productFolder}/:slug`, { bodyLimit: reviewLimit, onRequest: open, preHandler }, answerPage)
  // without scripts the order file is posted as part of the form
  app.post(bulkPath, { bodyLimit: fileLimit, preHandler }, answerPage)
  return app
}
