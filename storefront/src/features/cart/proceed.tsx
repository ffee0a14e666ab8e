import { Button, buttonClass } from '../../ui/button.tsx'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { Link } from '../../ui/link.tsx'

/** The way on to shipping and payment; blocked, it says why. */
export function Proceed({ blocked }: { readonly blocked: string | null }) {
  const text = 'Pokračovat k dopravě a platbě'
  if (blocked === null) {
    return (
      <Link className={buttonClass('action', 'btn-big btn-wide')} to={stepPaths.methods}>
        {text}
      </Link>
    )
  }
  return (
    <div className="stack gap-1">
      <p className="notice is-warning" id="proceed-blocked">
        {blocked}
      </p>
      <Button tone="action" big wide disabled aria-describedby="proceed-blocked">
        {text}
      </Button>
    </div>
  )
}
