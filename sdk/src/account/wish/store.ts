import { localError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { createOptimistic, type Optimistic } from '../../kernel/optimistic.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { derive } from '../../kernel/store.ts'
import type { Shop } from '../../transport/context.ts'
import { followTabs } from '../channel.ts'
import { findWish, hasLanded, listRelation, projectWish, type WishCommand, type WishList } from './list.ts'
import { readWishList, sendWish } from './send.ts'
import type { WishChange, WishListState, WishListStore, WishListStoreOptions } from './store-types.ts'

const unknownList = (owner: number): WishList => ({ id: null, items: [], owner, known: false })

/**
 * Creates the wish list of a customer. A change shows at once; after it, the list is read again, and a change that
 * failed is undone with a notice. For a visitor who is not signed in, a notice is shown and nothing is sent. Sends
 * nothing until a method is called.
 *
 * @param shop - The shop to call.
 * @param options - Notices and their texts, how to know whether somebody is signed in, and the list that the server
 *   rendered.
 * @returns The store; every method that writes resolves to a `Result`.
 * @example
 * ```ts
 * const wishes = createWishListStore(shop, { notices, messages: en, isSignedIn: () => true })
 * await wishes.toggle(variantId)
 * ```
 */
export function createWishListStore(shop: Shop, options: WishListStoreOptions): WishListStore {
  const { notices, messages, isSignedIn, onUnauthorized, channel, initial } = options
  const { clock, random } = shop.config
  let owner = 0
  const tabs =
    channel &&
    followTabs(channel, () => {
      if (engine.getState().settled.known && isSignedIn()) engine.invalidate()
    })

  const engine: Optimistic<WishList, WishList, WishCommand> = createOptimistic<WishList, WishList, WishCommand>({
    initial: initial === undefined ? undefined : { id: null, items: [], ...initial, owner, known: true },
    empty: unknownList(owner),
    view: (list) => list,
    project: projectWish,
    touches: ({ variantId }) => [String(variantId)],
    isAbsolute: () => true,
    relation: listRelation,
    // one request at a time: a list has no version to order responses by
    isAlone: () => true,
    send: (command) => sendWish(shop, command, engine.getState().settled),
    async load() {
      const asker = owner
      if (!isSignedIn()) return ok(unknownList(asker))
      const answer = await readWishList(shop, asker)
      if (answer.ok || answer.error.code !== 'unauthorized') return answer
      if (asker === owner) onUnauthorized?.()
      return ok(unknownList(asker))
    },
    isGone: () => false,
    hasLanded,
    newId,
    clock,
    random,
  })

  const store = derive(engine, ({ view, pending }): WishListState => ({
    items: view.items,
    variantIds: new Set(view.items.map(({ variantId }) => variantId)),
    loaded: view.known,
    pending: new Set([...pending].map(Number)),
  }))

  const refuse = (): Result<never> => {
    notices.show({ kind: 'danger', code: 'wish_login_required', text: messages.wish_login_required })
    return fail(localError('unauthorized'))
  }

  const change = async (kind: WishCommand['kind'], variantId: number): Promise<Result<WishChange>> => {
    if (!isSignedIn()) return refuse()
    const asker = owner
    const result = await engine.run({ kind, variantId, owner })
    // it may have been applied although the response was lost
    if (result.ok || result.error.outcome !== 'none') tabs?.post()
    if (asker !== owner) return result.ok ? fail(localError('unauthorized')) : result
    if (!result.ok && result.error.code === 'unauthorized') {
      onUnauthorized?.()
      return refuse()
    }
    if (!result.ok) {
      const { unexpected_title: title, unexpected: text } = messages
      notices.show({ kind: 'danger', code: result.error.code, title, text })
      return result
    }
    engine.invalidate()
    const wished = findWish(result.data, variantId) !== undefined
    // unless it was removed again
    if (kind === 'add' && findWish(engine.getState().view, variantId))
      notices.show({ kind: 'success', code: 'wish_added', text: messages.wish_added })
    return ok(wished ? 'added' : 'removed')
  }

  let loading: Promise<Result<WishList>> | undefined
  return {
    ...store,
    async load() {
      if (!store.getState().loaded && isSignedIn()) {
        const answer = await (loading ??= engine.refresh().finally(() => (loading = undefined)))
        if (!answer.ok) return answer
      }
      return ok(store.getState())
    },
    toggle: (variantId) => change(findWish(engine.getState().view, variantId) ? 'remove' : 'add', variantId),
    add: (variantId) => change('add', variantId),
    remove: (variantId) => change('remove', variantId),
    reset() {
      owner += 1
      loading = undefined
      engine.receive(unknownList(owner))
    },
    close() {
      engine.close()
      tabs?.close()
    },
  }
}
