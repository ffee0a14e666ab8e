import { heldTo, type OrderKey } from '@vanek/sdk/orders'
import { textIn } from '../../lib/forms/posted.ts'

/** The field by which a form tells the number of the order that its page shows. */
export const shownField = 'order'

/** The same order, held to what the page of a posted form showed: another tab may have opened another one since. */
export const shownIn = (form: FormData, order: OrderKey): OrderKey => heldTo(order, textIn(form, shownField))

/** Tells with a form which order its page shows. */
export const ShownOrderField = ({ code }: { readonly code: string }) => (
  <input type="hidden" name={shownField} value={code} />
)
