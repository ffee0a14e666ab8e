import { isBlocked, isSubscribed, subscribe, unsubscribe } from '../auth/subscription.ts'
import type { CustomerDoc } from '../db/schema.ts'
import { refusal, type ErrorItem } from '../http/errors.ts'
import { listsOfUser } from '../lists/of-user.ts'
import { inMarket } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { mustBeCustomer, type Customer } from './identity.ts'
import { blankItems, mustHaveNoIssues, townItems } from './input-issues.ts'
import { vatinItems } from './vatin.ts'

type Change = Shop['UserChange']

/** The signed-in customer, and changes of the profile (C7.07, C7.08, C7.10). */
export function profileHandlers(services: Services): Handlers {
  const { database, clock } = services
  return {
    getUser: async (request): Promise<Shop['User']> => userView(await mustBeCustomer(services, request)),

    async updateUser(request): Promise<Shop['User']> {
      const { id, email, doc: known } = await mustBeCustomer(services, request)
      const change = request.body as Change
      mustHaveNoIssues(faultsOf(change, known, clock.now()))
      if (change.newsletter === true && isBlocked(email))
        throw refusal('email_refused', { field: 'newsletter', status: 422 })
      return database.transaction(async () => {
        // parallel changes of different fields do not overwrite each other
        const customer = await database.q
          .selectFrom('customers')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (customer === undefined) throw refusal('unauthorized')
        const doc = changed(customer.doc, change)
        await database.q
          .updateTable('customers')
          .set({ doc: JSON.stringify(doc) })
          .where('id', '=', id)
          .execute()
        if (change.newsletter !== undefined) await (change.newsletter ? subscribe : unsubscribe)(services, email)
        return userView({ ...customer, doc })
      })
    },

    getCreditsAmount: async (request): Promise<{ amount: number }> => ({
      amount: (await mustBeCustomer(services, request)).credits,
    }),
  }

  async function userView({ id, email, groups, price_list, credits, doc }: Customer): Promise<Shop['User']> {
    return {
      id: String(id),
      email,
      firstName: doc.firstName,
      lastName: doc.lastName,
      phone: doc.phone,
      groups,
      variantHash: price_list,
      address: doc.address,
      business: doc.business,
      newsletter: await isSubscribed(services, email),
      attributes: { custom: { ...NO_CUSTOM_FIELDS, ...doc.custom, formalTitle: titleOf(doc) } },
      credits: { amount: credits },
      ...(await listsOfUser(database.q, id)),
    }
  }
}

const NO_CUSTOM_FIELDS: Shop['CustomFields'] = { formalTitle: null, dateOfBirth: null, ICDPH: null }

/** Old accounts contain free-text titles, which are neither of the two. */
const titleOf = ({ custom }: CustomerDoc): 'Mr' | 'Mrs' | null =>
  custom?.formalTitle === 'Mr' || custom?.formalTitle === 'Mrs' ? custom.formalTitle : null

/**
 * Rules that the schema cannot express: blank text, a town of one letter, an invalid VAT number, a date of birth in the
 * future.
 */
function faultsOf(change: Change, known: CustomerDoc, now: Date): ErrorItem[] {
  const { firstName, lastName, address, business, attributes } = change
  const texts = { firstName, lastName, 'business.business_name': business?.business_name }
  const parts = Object.entries(address ?? {}).map(([name, text]) => [`address.${name}`, text])
  const born = attributes?.custom.dateOfBirth
  const field = 'attributes.custom.dateOfBirth'
  const title = inMarket({
    cs: 'Datum narození je v budoucnosti. Opravte ho prosím.',
    sk: 'Dátum narodenia je v budúcnosti. Opravte ho, prosím.',
  })
  return [
    ...blankItems({ ...texts, ...(Object.fromEntries(parts) as Record<string, string>) }),
    ...townItems({ 'address.city': address?.city }),
    ...vatinItems({
      business,
      country: (address === undefined ? known.address : address)?.country_code,
      slovak: ['attributes.custom.ICDPH', attributes?.custom.ICDPH],
    }),
    ...(typeof born === 'string' && Date.parse(born) > now.getTime() ? [{ code: 'validation', field, title }] : []),
  ]
}

/** Copies each field by name, so that nothing else of a request is ever stored; missing fields stay. */
function changed(doc: CustomerDoc, change: Change): CustomerDoc {
  const { firstName, lastName, phone, address, business, attributes } = change
  return {
    firstName: firstName?.trim() ?? doc.firstName,
    lastName: lastName?.trim() ?? doc.lastName,
    phone: phone === undefined ? doc.phone : phone?.trim() || null,
    address: address === undefined ? doc.address : address,
    business: business === undefined ? doc.business : business,
    custom: { ...doc.custom, ...attributes?.custom },
  }
}
