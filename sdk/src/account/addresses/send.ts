import { ok, type Result } from '../../kernel/result.ts'
import type { Shop } from '../../transport/context.ts'
import { addUserAddress, removeUserAddress, updateUserAddress } from '../address-calls.ts'
import { type AddressCommand, type Addresses, withoutAddress } from './commands.ts'

/** Sends a command; answers the addresses as far as they can be told of its answer. */
export async function sendAddress(
  shop: Shop,
  command: AddressCommand,
  id: string,
  known: Addresses,
): Promise<Result<Addresses>> {
  if (command.kind === 'remove') {
    const answer = await removeUserAddress(shop, { id: command.id })
    // whatever removed it, it is gone
    return answer.ok || answer.error.code === 'not_found' ? ok(withoutAddress(known, command.id)) : answer
  }
  const answer =
    command.kind === 'add'
      ? await addUserAddress(shop, command.input, { idempotencyKey: command.key ?? id })
      : await updateUserAddress(shop, { id: command.id, ...command.change })
  if (!answer.ok) return answer
  command.told(answer.data)
  const { data } = answer
  const others = known.items.map((own) => (own.id === data.id ? data : own))
  return ok({ items: command.kind === 'add' ? [...others, data] : others })
}
