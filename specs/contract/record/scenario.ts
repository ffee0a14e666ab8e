import type { World } from '../../sandbox/test/support/world.ts'
import { content } from './content.ts'
import { account, ownData } from './account.ts'
import { guest } from './guest.ts'
import type { Recording } from './recorder.ts'
import { services } from './services.ts'
import { settings } from './settings.ts'
import { customerAfterOrder, guestAfterOrder } from './after-order.ts'

/** Calls every operation once, in the order of a typical shopper. */
export async function scenario(world: World, record: Recording): Promise<void> {
  await settings(record)
  await content(record)
  await services(record)
  const order = await guest(world, record)
  const { bearer, id } = await account(world, record)
  await guestAfterOrder(world, record, order)
  await customerAfterOrder(world, record, { bearer, id })
  await ownData(world, record)
}
