import { deleteAccount, isEnded } from '../account/delete-account.ts'
import { exportOf } from '../account/export.ts'
import { mustHavePassword } from '../account/must-have-password.ts'
import { inPrague } from '../clock.ts'
import type { Handlers, Services } from '../services.ts'
import { bearerOf, mustBeCustomer } from './identity.ts'

/** Exports the data of a customer, and deletes their account (A7.05, A7.07). */
export function ownDataHandlers(services: Services): Handlers {
  const { database, clock, limits } = services
  return {
    async exportUser(request, reply) {
      const customer = await mustBeCustomer(services, request)
      await limits.count(['copy', String(customer.id)])
      const exported = await exportOf(services, customer)
      const name = `moje-udaje-${inPrague(clock.now()).day}.json`
      return reply
        .type('application/json; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .send(JSON.stringify(exported, null, 2))
    },

    async deleteAccount(request, reply) {
      const bearer = bearerOf(request) ?? ''
      const isDone = () => isEnded(services, bearer)
      // the response to an earlier request was lost
      if (await isDone()) return reply.code(204).send()
      const customer = await mustBeCustomer(services, request)
      await mustHavePassword(services, request, customer, (request.body as { readonly password: string }).password)
      try {
        await database.transaction(() => deleteAccount(services, customer))
      } catch (error) {
        if (!(await isDone())) throw error
      }
      return reply.code(204).send()
    },
  }
}
