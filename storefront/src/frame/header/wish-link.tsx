import { Link } from '../../ui/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useIsOn } from '../../entities/shop/use-shell.ts'

/** The link to the wish list; guests have to sign in first. */
export function WishLink() {
  const [hearts, list] = [useIsOn('wish_list'), useIsOn('favourites')]
  // no link without its page (B6.10)
  if (!hearts || !list) return null
  return (
    <Link className="head-link head-wish" to="/uzivatel/oblibene">
      <Icon name="heart" />
      <span className="head-text">Oblíbené</span>
    </Link>
  )
}
