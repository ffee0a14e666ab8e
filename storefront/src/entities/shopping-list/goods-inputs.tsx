import type { ListGoods } from './list-goods.ts'

/** Hidden inputs with the goods of a line, for forms that remove it from a list or restore it. */
export const GoodsInputs = ({ variantId, amount, custom }: ListGoods) => (
  <>
    <input type="hidden" name="variantId" value={variantId} />
    <input type="hidden" name="amount" value={amount} />
    {custom && <input type="hidden" name="custom" value={JSON.stringify(custom)} />}
  </>
)
