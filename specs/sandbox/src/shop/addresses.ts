import { sql } from 'kysely'
import { checkAddress, formsOf } from '../addresses/check.ts'
import { addressColumns, addressText, addressView } from '../addresses/view.ts'
import { refusal } from '../http/errors.ts'
import { once } from '../http/idempotency.ts'
import { asId } from '../http/ids.ts'
import { inMarket } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { mustBeCustomer, type Customer } from './identity.ts'

/** Maximum number of addresses of a customer. */
const MAX = 50

type Type = Shop['AddressType']

/** Addresses of the signed-in customer (C7.41 to C7.44). Writes lock the customer, so that there is one default address per type. */
export function addressHandlers(services: Services): Handlers {
  const { database, clock } = services

  return {
    async getUserAddresses(request): Promise<Shop['UserAddress'][]> {
      const customer = await mustBeCustomer(services, request)
      const { type, country_code } = request.query as { type?: Type; country_code?: string }
      let own = database.q.selectFrom('addresses').selectAll().where('customer_id', '=', customer.id)
      if (type !== undefined) own = own.where('type', '=', type)
      if (country_code !== undefined)
        own = own.where(sql`address ->> 'country_code'`, 'in', [country_code, ...formsOf(country_code)])
      const rows = await own.orderBy('is_default', 'desc').orderBy('created', 'desc').orderBy('id', 'desc').execute()
      return rows.map(addressView)
    },

    async addUserAddress(request, reply): Promise<Shop['UserAddress']> {
      const customer = await mustBeCustomer(services, request)
      const input = request.body as Shop['AddressInput']
      checkAddress(input)
      return once<Shop['UserAddress']>(services, request, reply, {
        operation: 'addUserAddress',
        identity: { kind: 'customer', customer },
        async run() {
          await lockCustomer(customer)
          if ((await countOf(customer)) >= MAX) throw refusal('too_many')
          if (input.default === true) await takeDefault(customer, input.type)
          const { type, name, address } = input
          const row = await database.q
            .insertInto('addresses')
            .values({
              ...{ phone: null, business: null, is_default: false },
              ...addressColumns(input),
              ...{ customer_id: customer.id, type, name: name.trim() },
              address: addressText(address),
              created: clock.now().toISOString(),
            })
            .returningAll()
            .executeTakeFirstOrThrow()
          return { status: 201, body: addressView(row) }
        },
      })
    },

    async updateUserAddress(request): Promise<Shop['UserAddress']> {
      const customer = await mustBeCustomer(services, request)
      const id = asId((request.params as { id: number }).id)
      const change = request.body as Shop['AddressChange']
      checkAddress(change)
      return database.transaction(async () => {
        await lockCustomer(customer)
        const before = await ownAddress(customer, id)
        const type = change.type ?? before.type
        const isDefault = change.default ?? before.is_default
        if (isDefault && !(before.is_default && before.type === type)) await takeDefault(customer, type)
        const row = await database.q
          .updateTable('addresses')
          .set(addressColumns(change))
          .where('id', '=', id)
          .where('customer_id', '=', customer.id)
          .returningAll()
          .executeTakeFirstOrThrow()
        return addressView(row)
      })
    },

    async removeUserAddress(request, reply) {
      const customer = await mustBeCustomer(services, request)
      const deleted = await database.q
        .deleteFrom('addresses')
        .where('id', '=', asId((request.params as { id: number }).id))
        .where('customer_id', '=', customer.id)
        .returning('id')
        .executeTakeFirst()
      if (deleted === undefined) throw noAddress()
      return reply.code(204).send()
    },
  }

  async function lockCustomer({ id }: Customer): Promise<void> {
    await database.q.selectFrom('customers').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  }

  async function ownAddress({ id: customerId }: Customer, id: number) {
    const row = await database.q
      .selectFrom('addresses')
      .select(['type', 'is_default'])
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    if (row === undefined) throw noAddress()
    return row
  }

  async function countOf({ id }: Customer): Promise<number> {
    const { count } = await database.q
      .selectFrom('addresses')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow()
    return count
  }

  /** Clears the default address of this type. */
  async function takeDefault({ id }: Customer, type: Type): Promise<void> {
    await database.q
      .updateTable('addresses')
      .set({ is_default: false })
      .where('customer_id', '=', id)
      .where('type', '=', type)
      .where('is_default', '=', true)
      .execute()
  }
}

function noAddress(): Error {
  return refusal('not_found', { title: inMarket({ cs: 'Tuto adresu jsme nenašli.', sk: 'Túto adresu sme nenašli.' }) })
}
