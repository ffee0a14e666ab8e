import { shownField } from './shown-order.ts'

/** Tells with a form which order its page shows. */
export const ShownOrderField = ({ code }: { readonly code: string }) => (
  <input type="hidden" name={shownField} value={code} />
)
