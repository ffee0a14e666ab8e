import { ok, type Result } from '../../kernel/result.ts'
import type { Shop } from '../../transport/context.ts'
import { readResponse } from '../../transport/read-response.ts'
import { addUserAddress, removeUserAddress, updateUserAddress } from '../address-calls.ts'
import type { UserAddress } from '../types.ts'
import { type AddressCommand, type Addresses, withoutAddress } from './commands.ts'

/** Throws unless it is an address with an id. */
export const readAddress = ({ id }: UserAddress): void => {
  if (typeof id !== 'number') throw new TypeError('An address has no id')
}

/** Sends a command; returns the addresses as far as the response contains them. */
export async function sendAddress(
  shop: Shop,
  command: AddressCommand,
  id: string,
  known: Addresses,
): Promise<Result<Addresses>> {
  if (command.kind === 'remove') {
    const answer = await removeUserAddress(shop, { id: command.id })
    // already deleted elsewhere
    return answer.ok || answer.error.code === 'not_found' ? ok(withoutAddress(known, command.id)) : answer
  }
  const isNew = command.kind === 'add'
  const send = () =>
    isNew
      ? addUserAddress(shop, command.input, { idempotencyKey: command.key ?? id })
      : updateUserAddress(shop, { id: command.id, ...command.change })
  const operation = isNew ? 'addUserAddress' : 'updateUserAddress'
  const answer = await readResponse<UserAddress, string>(shop, operation, send, readAddress, 'unknown')
  if (!answer.ok) return answer
  command.onSaved(answer.data)
  const { data } = answer
  const others = known.items.map((own) => (own.id === data.id ? data : own))
  return ok({ items: isNew ? [...others, data] : others })
}
