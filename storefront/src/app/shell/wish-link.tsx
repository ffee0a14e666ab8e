import { Link } from 'react-router-dom'
import { accountPaths } from '../../features/account/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { useIsOn } from '../use-is-on.ts'

/** The way to the wish list; who is not signed in is led to signing in and back. */
export function WishLink() {
  if (!useIsOn('wish_list')) return null
  return (
    <Link className="head-link head-wish" to={accountPaths.favourites}>
      <Icon name="heart" />
      <span className="head-text">Oblíbené</span>
    </Link>
  )
}
