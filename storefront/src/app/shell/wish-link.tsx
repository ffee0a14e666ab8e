import { Link } from 'react-router-dom'
import { Icon } from '../../ui/icon.tsx'
import { useIsOn } from '../use-is-on.ts'

/** The way to the wish list; who is not signed in is led to signing in and back. */
export function WishLink() {
  const [hearts, list] = [useIsOn('wish_list'), useIsOn('favourites')]
  // without its page there is nowhere to lead to (B6.10)
  if (!hearts || !list) return null
  return (
    <Link className="head-link head-wish" to="/uzivatel/oblibene">
      <Icon name="heart" />
      <span className="head-text">Oblíbené</span>
    </Link>
  )
}
