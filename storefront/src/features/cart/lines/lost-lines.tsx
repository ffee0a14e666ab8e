import type { CartItem } from '@vanek/sdk/cart'
import { csBasics } from '@vanek/sdk/i18n/cs'
import { Button } from '../../../ui/button.tsx'

/** Lines that the shop no longer knows, for a browser without scripts; with them the cart's store removes and tells each (C4.37). */
export function LostLines({ lines }: { readonly lines: readonly CartItem[] }) {
  return (
    <noscript>
      <form method="post" action="/kosik" className="notice is-danger">
        <input type="hidden" name="intent" value="tidy" />
        <div className="row spread">
          <span>
            {lines.map(({ id, name }) => name && <strong key={id}>{name} </strong>)}
            {csBasics.line_removed}
          </span>
          <Button type="submit">Rozumím</Button>
        </div>
      </form>
    </noscript>
  )
}
