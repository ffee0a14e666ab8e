import { errorText } from '../../i18n/error-text.ts'
import { newId } from '../../kernel/ids.ts'
import { createOptimistic, type Optimistic } from '../../kernel/optimistic.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { derive } from '../../kernel/store.ts'
import type { Shop } from '../../transport/context.ts'
import { readResponse } from '../../transport/read-response.ts'
import { getUserAddresses } from '../address-calls.ts'
import type { UserAddress } from '../types.ts'
import { type AddressCommand, type Addresses, addressesRelation, keyFrom, keyOf, projectAddresses } from './commands.ts'
import { readAddress, sendAddress } from './send.ts'
import type { AddressesState, AddressStore, AddressStoreOptions } from './store-types.ts'

/**
 * Creates a store of the addresses a customer has saved. After every change it reads the list again, because setting
 * one default address clears the other. Sends nothing until a method is called.
 *
 * @param shop - The shop to call.
 * @param options - Notices and their texts, and the addresses that the server rendered.
 * @returns The store; every method that writes resolves to a `Result`.
 * @example
 * ```ts
 * const addresses = createAddressStore(shop, { notices, messages: en })
 * const saved = await addresses.load()
 * ```
 */
export function createAddressStore(shop: Shop, options: AddressStoreOptions): AddressStore {
  const { notices, messages, onUnauthorized, initial } = options
  const { clock, random } = shop.config

  const engine: Optimistic<Addresses, Addresses, AddressCommand> = createOptimistic<
    Addresses,
    Addresses,
    AddressCommand
  >({
    initial: initial && { items: initial },
    empty: { items: [] },
    view: (addresses) => addresses,
    project: projectAddresses,
    touches: (command) => [String(keyOf(command))],
    isAbsolute: ({ kind }) => kind === 'remove',
    relation: addressesRelation,
    isAlone: () => true,
    send: (command, id) => sendAddress(shop, command, id, engine.getState().settled),
    async load() {
      const answer = await readResponse(
        shop,
        'getUserAddresses',
        () => getUserAddresses(shop),
        (addresses) => addresses.forEach(readAddress),
      )
      if (answer.ok) return ok({ items: answer.data })
      if (answer.error.code !== 'unauthorized') return answer
      onUnauthorized?.()
      return ok({ items: [] })
    },
    isGone: () => false,
    hasLanded: ({ items }, command) => command.kind === 'remove' && !items.some(({ id }) => id === command.id),
    newId,
    clock,
    random,
  })

  const store = derive(engine, ({ view, loaded, pending, errors }): AddressesState => ({
    addresses: view.items,
    loaded,
    pending: new Set([...pending].map(keyFrom)),
    errors: new Map([...errors].map(([key, error]) => [keyFrom(key), error])),
  }))

  const run = async (command: AddressCommand): Promise<Result<Addresses>> => {
    const result = await engine.run(command)
    if (!result.ok && result.error.code === 'unauthorized') onUnauthorized?.()
    else void engine.refresh()
    return result
  }

  /** Runs a command that returns an address. */
  const save = async (
    make: (reported: (address: UserAddress) => void) => AddressCommand,
  ): Promise<Result<UserAddress, never>> => {
    let saved: UserAddress | undefined
    const result = await run(make((address) => (saved = address)))
    if (!result.ok) return fail(result.error as never)
    notices.show({ kind: 'success', code: 'address_saved', text: messages.address_saved })
    return ok(saved as UserAddress)
  }

  let loading: Promise<Result<Addresses>> | undefined
  return {
    ...store,
    async load() {
      if (!store.getState().loaded) {
        const answer = await (loading ??= engine.refresh().finally(() => (loading = undefined)))
        if (!answer.ok) return answer
      }
      return ok(store.getState())
    },
    add: (input, { idempotencyKey: key } = {}) => save((onSaved) => ({ kind: 'add', input, key, onSaved })),
    change: (id, change) => save((onSaved) => ({ kind: 'change', id, change, onSaved })),
    async remove(id) {
      const result = await run({ kind: 'remove', id })
      if (result.ok) {
        notices.show({ kind: 'success', code: 'address_removed', text: messages.address_removed })
        return ok(null)
      }
      const { code } = result.error
      const [title, text] = [messages.unexpected_title, errorText(messages, result.error)]
      notices.show({ kind: 'danger', code, title, text })
      return fail(result.error as never)
    },
    close: engine.close,
  }
}
