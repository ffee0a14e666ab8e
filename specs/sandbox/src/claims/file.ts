import { trimmed } from '../text.ts'
import { isOnStep } from '../amount.ts'
import { upToDate } from '../fulfilment/run-steps.ts'
import { refusal } from '../http/errors.ts'
import { amountOf } from '../invoices/credit.ts'
import { nextNumber } from '../invoices/series.ts'
import { claimFiledMail } from '../mail/claim-texts.ts'
import { orderLink } from '../mail/links.ts'
import { sendMail } from '../mail/send.ts'
import { inMarket } from '../market.ts'
import type { OrderDoc } from '../orders/view.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { claimView, NEW_CLAIM, type ClaimDoc } from './claim.ts'
import { claimableOf, openOf } from './remaining.ts'
import { claimRefusal } from './claim-refusal.ts'
import { attachPhotos } from './photos.ts'
import { nextStep } from './plan.ts'

/**
 * Files a claim, in the caller's transaction, and mails a receipt.
 *
 * @throws the refusals `order_cancelled`, `not_delivered`, `claim_expired`, `claim_open`, `amount_above_left`, `amount_off_step`,
 *   `validation`
 */
export async function fileClaim(
  services: Services,
  orderId: string,
  { item, amount, description, wish, photos = [] }: Shop['ClaimFiling'],
): Promise<Shop['Claim']> {
  const { database, clock } = services
  const order = await upToDate(services, orderId)
  const why = claimRefusal(order, clock.now())
  if (why) throw refusal(why)
  const { items, customer } = order.doc as OrderDoc
  const line = items.find(({ id, attributes }) => id === item && !attributes.discount)
  if (line === undefined)
    throw refusal('validation', {
      field: 'item',
      title: inMarket({
        cs: 'Vyberte prosím zboží z této objednávky.',
        sk: 'Vyberte, prosím, tovar z tejto objednávky.',
      }),
    })
  if (!isOnStep(amount, 10 ** -(line.amountDecimals ?? 0))) throw refusal('amount_off_step', { field: 'amount' })
  if (amount > amountOf(await claimableOf(services, order), item)) {
    if (amountOf(await openOf(services, orderId), item) > 0) throw refusal('claim_open', { field: 'item' })
    throw refusal('amount_above_left', { field: 'amount' })
  }
  const text = trimmed(description)
  if (text.length < SHORTEST)
    throw refusal('validation', {
      field: 'description',
      title: inMarket({ cs: 'Popište prosím závadu.', sk: 'Opíšte, prosím, chybu.' }),
    })

  const now = clock.now()
  const doc: ClaimDoc = {
    ...{ item, name: line.name, amount, unit: line.unit, description: text, wish },
    photos: await attachPhotos(services, orderId, photos),
  }
  const number = await nextNumber(services, 'claim', 'RE', now)
  const due = nextStep({ filed: now, resolution: null, steps: [] })?.at.toISOString() ?? null
  const row = { number, order_id: orderId, filed: now.toISOString(), due }
  await database.q
    .insertInto('claims')
    .values({ ...row, doc: JSON.stringify(doc), course: JSON.stringify(NEW_CLAIM) })
    .execute()
  const claim = claimView({ ...row, doc, course: NEW_CLAIM })
  await sendMail(
    services,
    claimFiledMail(claim, { code: order.code, email: customer.email, link: orderLink(order, services) }),
  )
  return claim
}

const SHORTEST = 10
