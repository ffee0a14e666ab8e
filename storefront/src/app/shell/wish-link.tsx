import { Link } from 'react-router-dom'
import { Icon } from '../../ui/icon.tsx'
import { useIsOn } from '../use-is-on.ts'

/** The way to the wish list; who is not signed in is led to signing in and back. */
export function WishLink() {
  const kept = useIsOn('wish_list')
  // the page it leads to has a switch of its own
  const shown = useIsOn('favourites')
  if (!kept || !shown) return null
  return (
    <Link className="head-link head-wish" to="/uzivatel/oblibene">
      <Icon name="heart" />
      <span className="head-text">Oblíbené</span>
    </Link>
  )
}
