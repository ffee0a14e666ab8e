import type { ListGoods } from './list-goods.ts'

/** The goods of a line in a form that takes it out of a list or puts it back. */
export const GoodsInputs = ({ variantId, amount, custom }: ListGoods) => (
  <>
    <input type="hidden" name="variantId" value={variantId} />
    <input type="hidden" name="amount" value={amount} />
    {custom && <input type="hidden" name="custom" value={JSON.stringify(custom)} />}
  </>
)
