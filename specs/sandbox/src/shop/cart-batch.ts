import { addLine, type ItemInput } from '../cart/add-line.ts'
import { answerCart } from '../cart/answer.ts'
import { buyerOf, type Buyer } from '../cart/buyer.ts'
import type { Draft } from '../cart/draft.ts'
import { openCart } from '../cart/find.ts'
import { draftOf, saveDraft } from '../cart/write.ts'
import { Refusal, type ErrorItem } from '../http/errors.ts'
import { once } from '../http/idempotency.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { guestTokens } from './guest-token.ts'
import { currencyOf, identify } from './identity.ts'
import { mustBeShopping } from './settings.ts'

type Result = Shop['ItemsAdded']['results'][number]

/** Adds several lines in one transaction (C7.17). Each line has its own result. */
export function cartBatchHandlers(services: Services): Handlers {
  const { limits } = services
  return {
    async addCartItems(request, reply): Promise<Shop['ItemsAdded']> {
      const identity = await identify(services, request)
      const { meta, hidden, shown, becomes } = guestTokens<Shop['ItemsAdded']>(services, identity)
      return once<Shop['ItemsAdded']>(services, request, reply, {
        operation: 'addCartItems',
        identity,
        async run() {
          const settings = await mustBeShopping(services)
          if (identity.kind === 'anonymous') await limits.count(['newCart', limits.senderOf(request)])
          const { items } = request.body as { items: ItemInput[] }
          const buyer = await buyerOf(services, identity, currencyOf(request))
          const ids = items.map(({ id }) => id)
          const draft = await draftOf(services.database.q, await openCart(services, identity), ids)
          const results = addLines(draft, items, buyer)
          const { cart } = await saveDraft(services.database.q, draft)
          const added = results.filter((one) => one.added).length
          const answer = await answerCart(services, buyer, cart, { settings })
          const body = { cart: answer, added, total: items.length, results, meta: meta(draft.row.id) }
          return { status: 200, body }
        },
        seal: hidden,
        unseal: shown,
        becomes,
      })
    },
  }
}

/** @throws a refusal with an item for each line, if no line could be added */
function addLines(draft: Draft, inputs: readonly ItemInput[], buyer: Buyer): Result[] {
  const refused: ErrorItem[] = []
  const results = inputs.map((input, at): Result => {
    try {
      const [warning] = addLine(draft, input, buyer).warnings
      return { id: input.id, added: true, code: warning?.code ?? null, title: warning?.title ?? null }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const [{ code, title }] = error.items as [ErrorItem]
      refused.push({ code, field: `items.${at}`, title })
      return { id: input.id, added: false, code, title }
    }
  })
  if (refused.length === inputs.length) throw new Refusal(409, refused)
  return results
}
