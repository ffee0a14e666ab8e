import { claimsOf, claimView } from '../claims/claim.ts'
import { fileClaim } from '../claims/file.ts'
import { claimableOf } from '../claims/remaining.ts'
import { claimRefusal } from '../claims/claim-refusal.ts'
import { addPhoto, photoOf } from '../claims/photos.ts'
import { fileIn } from '../files/make-photo.ts'
import { refusal } from '../http/errors.ts'
import { once } from '../http/idempotency.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import type { Access } from './order-actions.ts'

interface ClaimAccess extends Pick<Access, 'find'> {
  /** Operation ids of the contract. */
  readonly named: Readonly<Record<'claims' | 'file' | 'addPhoto' | 'photo', string>>
}

/** Claims of an order and their photos. */
export function claimHandlers(services: Services, { find, named }: ClaimAccess): Handlers {
  const { clock, limits } = services
  return {
    async [named.claims](request): Promise<Shop['OrderClaims']> {
      const { order } = await find(request)
      const data = (await claimsOf(services, order.id)).map(claimView)
      const can = claimRefusal(order, clock.now()) === null
      return { data, claimable: can ? [...(await claimableOf(services, order))] : [] }
    },

    async [named.file](request, reply) {
      const { order, identity } = await find(request)
      const mail = ['orderMail', `claim ${order.id}`] as const
      return once(services, request, reply, {
        operation: named.file,
        identity,
        async run() {
          await limits.count(mail)
          try {
            return { status: 201, body: await fileClaim(services, order.id, request.body as Shop['ClaimFiling']) }
          } catch (error) {
            await limits.giveBack(mail)
            throw error
          }
        },
      })
    },

    async [named.addPhoto](request): Promise<Shop['ClaimPhoto']> {
      const { order } = await find(request)
      const why = claimRefusal(order, clock.now())
      if (why) throw refusal(why)
      return addPhoto(services, order.id, fileIn(request))
    },

    async [named.photo](request, reply) {
      const { order } = await find(request)
      const { photo } = request.params as { photo: string }
      const { size } = request.query as { size: 'full' | 'small' }
      const bytes = await photoOf(services, order.id, { id: photo, size })
      return reply
        .type('image/webp')
        .header('Content-Disposition', 'inline; filename="fotka.webp"')
        .header('X-Content-Type-Options', 'nosniff')
        .send(bytes)
    },
  }
}
