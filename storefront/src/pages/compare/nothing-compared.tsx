import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Link } from '../../ui/link.tsx'

/** Shown to who compares nothing, and in place of products that are no more. */
export function NothingCompared() {
  return (
    <Empty icon="compare" title="Zatím nemáte co porovnávat">
      <p>U výrobku klepněte na značku vah a uvidíte je tu vedle sebe.</p>
      <Link className={buttonClass('action')} to="/">
        Vybrat výrobky
      </Link>
    </Empty>
  )
}
