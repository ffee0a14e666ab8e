import { useShop } from '@vanek/react-hooks'
import { useLocation } from 'react-router-dom'
import { useDisplay } from '../../entities/price/amount.tsx'
import { displayPath, type DisplayWay, displayWays, wayOf } from '../../lib/page/price-display.ts'

const labels: Readonly<Record<DisplayWay, string>> = { both: 's DPH i bez DPH', with: 's DPH', without: 'bez DPH' }

export interface DisplayFormProps {
  readonly currencies: readonly { readonly code: string; readonly symbol: string }[]
}

/** Price display and currency (C4.86); a plain form, since another choice reloads the page (C4.87). */
export function DisplayForm({ currencies }: DisplayFormProps) {
  const { pathname, search } = useLocation()
  const { code } = useShop().config.currency
  const way = wayOf(useDisplay())
  return (
    <form className="foot-display" method="post" action={displayPath}>
      <input type="hidden" name="back" value={pathname + search} />
      <label>
        Ceny{' '}
        <select name="prices" defaultValue={way}>
          {Object.keys(displayWays).map((each) => (
            <option key={each} value={each}>
              {labels[each as DisplayWay]}
            </option>
          ))}
        </select>
      </label>
      {currencies.length > 1 && (
        <label>
          Měna{' '}
          <select name="currency" defaultValue={code}>
            {currencies.map((each) => (
              <option key={each.code} value={each.code}>
                {each.code} ({each.symbol})
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit">Použít</button>
    </form>
  )
}
