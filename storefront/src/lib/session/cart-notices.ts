import type { CartStore } from '@vanek/sdk/cart'
import type { NoticePort, NoticeStore } from '@vanek/sdk/notices'
import { basicMessages } from '#market/messages'

const capped = /^amount_capped$/
const aboutAmount = /^(?:amount_capped|quantity_)/
const aboutAdding = /^(?:item_added|amount_capped|quantity_)/

/** A cart whose newest notice replaces those that it contradicts. */
export function withCartNotices(notices: NoticeStore, make: (port: NoticePort) => CartStore): CartStore {
  const close = (codes: RegExp) => {
    for (const { id, code = '' } of notices.getState()) if (codes.test(code)) notices.dismiss(id)
  }

  const port: NoticePort = {
    show(input) {
      if (capped.test(input.code ?? '')) close(aboutAmount)
      const limit =
        input.code === 'item_added' &&
        notices.getState().find(({ code, about }) => code === 'quantity_maximum' && about === input.about)
      if (!limit) return notices.show(input)
      notices.dismiss(limit.id)
      // the back end may have named a reason of its own
      const text = input.text === basicMessages.item_added ? `${input.text}. ${limit.text}` : input.text
      return notices.show({ ...input, kind: 'info', text, durationMs: 6000 })
    },
  }

  const store = make(port)
  /** Lines with amounts that are not written yet, once for each amount. */
  const unwritten: number[] = []
  let last: number | undefined

  return {
    ...store,
    async setAmount(itemId, amount) {
      if (itemId === last) close(capped)
      last = itemId
      unwritten.push(itemId)
      const result = await store.setAmount(itemId, amount)
      unwritten.splice(unwritten.indexOf(itemId), 1)
      // amounts that were written together are counted first
      await Promise.resolve()
      // this response is about an older amount
      if (unwritten.includes(itemId)) close(capped)
      return result
    },
    async removeItem(itemId) {
      const removed = store.removeItem(itemId)
      if (store.getState().cart.items.length === 0) close(aboutAdding)
      return removed
    },
    async clear() {
      close(aboutAdding)
      const result = await store.clear()
      // an add may have been on its way
      if (result.ok && result.data.items.length === 0) close(aboutAdding)
      return result
    },
  }
}
