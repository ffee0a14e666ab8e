import { afterAll, beforeAll, describe } from 'vitest'
import { openPostgres } from '../src/db/postgres.ts'
import { addressHelpSuite } from './suites/address-help.spec.ts'
import { addressesSuite } from './suites/addresses.spec.ts'
import { accountsSuite } from './suites/accounts.spec.ts'
import { amountsSuite } from './suites/amounts.spec.ts'
import { returnedOrdersSuite } from './suites/returned-orders.spec.ts'
import { cartSuite } from './suites/cart.spec.ts'
import { cartLinesSuite } from './suites/cart-lines.spec.ts'
import { claimPhotosSuite } from './suites/claim-photos.spec.ts'
import { claimsSuite } from './suites/claims.spec.ts'
import { companyEverywhereSuite } from './suites/company-everywhere.spec.ts'
import { companyNumbersSuite } from './suites/company-numbers.spec.ts'
import { contentSuite } from './suites/content.spec.ts'
import { contractSuite } from './suites/contract.spec.ts'
import { cutConnectionsSuite } from './suites/cut-connections.spec.ts'
import { currencySuite } from './suites/currency.spec.ts'
import { deliverySuite } from './suites/delivery.spec.ts'
import { discountsSuite } from './suites/discounts.spec.ts'
import { emailChangeSuite } from './suites/email-change.spec.ts'
import { engineSuite } from './suites/engine.spec.ts'
import { authorizationSuite } from './suites/authorization.spec.ts'
import { refundsSuite } from './suites/refunds.spec.ts'
import { fulfilmentSuite } from './suites/fulfilment.spec.ts'
import { limitsSuite } from './suites/limits.spec.ts'
import { listsSuite } from './suites/lists.spec.ts'
import { listingContentSuite } from './suites/listing-content.spec.ts'
import { listingSuite } from './suites/listing.spec.ts'
import { loginCodeSuite } from './suites/login-code.spec.ts'
import { mailLinksSuite } from './suites/mail-links.spec.ts'
import { mergingSuite } from './suites/merging.spec.ts'
import { onInvoiceSuite } from './suites/on-invoice.spec.ts'
import { orderActionsSuite } from './suites/order-actions.spec.ts'
import { orderDocumentsSuite } from './suites/order-documents.spec.ts'
import { orderHistoriesSuite } from './suites/order-histories.spec.ts'
import { orderLookupSuite } from './suites/order-lookup.spec.ts'
import { externalServicesSuite } from './suites/external-services.spec.ts'
import { ownDataSuite } from './suites/own-data.spec.ts'
import { pagesSuite } from './suites/pages.spec.ts'
import { passwordsSuite } from './suites/passwords.spec.ts'
import { paymentSuite } from './suites/payment.spec.ts'
import { placingSuite } from './suites/placing.spec.ts'
import { productQuestionsSuite } from './suites/product-questions.spec.ts'
import { productFeedbackSuite } from './suites/product-feedback.spec.ts'
import { productSuite } from './suites/product.spec.ts'
import { profileSuite } from './suites/profile.spec.ts'
import { reviewPhotosSuite } from './suites/review-photos.spec.ts'
import { quotesSuite } from './suites/quotes.spec.ts'
import { recommendersSuite } from './suites/recommenders.spec.ts'
import { reservingSuite } from './suites/reserving.spec.ts'
import { searchSuite } from './suites/search.spec.ts'
import { processesSuite } from './suites/processes.spec.ts'
import { concurrentCartsSuite } from './suites/concurrent-carts.spec.ts'
import { signingInSuite } from './suites/signing-in.spec.ts'
import { siteSuite } from './suites/site.spec.ts'
import { orderDetailsSuite } from './suites/order-details.spec.ts'
import { totalsSuite } from './suites/totals.spec.ts'
import { rollbackSuite } from './suites/rollback.spec.ts'
import { userOrdersSuite } from './suites/user-orders.spec.ts'
import { withdrawalDeclarationsSuite } from './suites/withdrawal-declarations.spec.ts'
import { withdrawalsSuite } from './suites/withdrawals.spec.ts'
import { recorded, type Recorded } from './support/contract.ts'
import { startServer, type Server } from './support/postgres.ts'
import { createWorld, type World } from './support/world.ts'

const server: Server | undefined = await startServer()
const records: Recorded[] = []
let world: World
let url: string

const noServer = () => Promise.reject(new Error('no server'))
const newFilled = (): Promise<string> => server?.newFilled() ?? noServer()

describe.skipIf(server === undefined)('on PostgreSQL', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    url = await newFilled()
    world = recorded(await createWorld(openPostgres(url, 20)), records)
  }, 120_000)
  afterAll(async () => {
    await world.close()
    await server?.stop()
  })

  engineSuite(() => world)
  cartSuite(() => world)
  cartLinesSuite(() => world)
  amountsSuite(() => world)
  discountsSuite(() => world)
  totalsSuite(() => world)
  placingSuite(() => world)
  reservingSuite(() => world)
  rollbackSuite(() => world)
  currencySuite(() => world)
  deliverySuite(() => world)
  paymentSuite(() => world)
  fulfilmentSuite(() => world)
  orderActionsSuite(() => world)
  orderDocumentsSuite(() => world)
  orderLookupSuite(() => world)
  withdrawalsSuite(() => world)
  withdrawalDeclarationsSuite(() => world)
  claimsSuite(() => world)
  claimPhotosSuite(() => world)
  refundsSuite(() => world)
  returnedOrdersSuite(() => world)
  orderHistoriesSuite(() => world)
  onInvoiceSuite(() => world)
  companyEverywhereSuite(() => world)
  reviewPhotosSuite(() => world)
  productQuestionsSuite(() => world)
  quotesSuite(() => world)
  signingInSuite(() => world)
  limitsSuite(() => world)
  mailLinksSuite(() => world)
  mergingSuite(() => world)
  accountsSuite(() => world)
  loginCodeSuite(() => world)
  passwordsSuite(() => world)
  emailChangeSuite(() => world)
  ownDataSuite(() => world)
  profileSuite(() => world)
  companyNumbersSuite(() => world)
  listingSuite(() => world)
  listingContentSuite(() => world)
  productSuite(() => world)
  productFeedbackSuite(() => world)
  searchSuite(() => world)
  siteSuite(() => world)
  contentSuite(() => world)
  pagesSuite(() => world)
  addressHelpSuite(() => world)
  externalServicesSuite(() => world)
  recommendersSuite(() => world)
  orderDetailsSuite(() => world)
  userOrdersSuite(() => world)
  addressesSuite(() => world)
  listsSuite(() => world)
  authorizationSuite(() => world)
  contractSuite(() => world, records)
  processesSuite(
    () => world,
    () => url,
    () => server?.newDatabase() ?? noServer(),
  )
  cutConnectionsSuite(() => world, newFilled)
  concurrentCartsSuite(() => world, newFilled)
})
