import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useShell } from '../../entities/shop/use-shell.ts'
import { Link } from '../../ui/link.tsx'

/** Nothing in the cart: the ways on. */
export function EmptyCart() {
  const categories = useShell()?.menu.slice(0, 6) ?? []
  return (
    <Empty icon="cart" title="Košík zatím zeje prázdnotou">
      <p>Vyberte si, kam potřebujete přivést vzduch. Košík vám tu den podržíme.</p>
      <ul className="row empty-ways">
        {categories.map(({ title, path }) => (
          <li key={path}>
            <Link className="chip" to={path}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <Link className={buttonClass('action')} to="/">
        Prohlédnout nabídku
      </Link>
    </Empty>
  )
}
