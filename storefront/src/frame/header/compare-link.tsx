import { Link } from '../../ui/link.tsx'
import { useCompare } from '@vanek/react-hooks'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { Icon } from '../../ui/icon.tsx'

/** The link to the comparison; its count is known after the first paint. */
export function CompareLink() {
  const { ids } = useCompare()
  if (!useIsOn('compare')) return null
  return (
    <Link className="head-link head-compare" to="/porovnat">
      <span className="head-counted">
        <Icon name="compare" />
        {ids.length > 0 && (
          <span className="badge num" data-filled="" aria-hidden="true">
            {ids.length}
          </span>
        )}
      </span>
      <span className="head-text">Porovnat</span>
      {ids.length > 0 && <span className="hide"> {ids.length}</span>}
    </Link>
  )
}
