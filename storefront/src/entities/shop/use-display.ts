import { useContext } from 'react'
import { displayOf, OwnDisplay, type PriceDisplay } from '../../lib/page/price-display.ts'
import { useShell } from './use-shell.ts'

/** How prices are shown (B3.53). */
export function useDisplay(): PriceDisplay {
  const own = useContext(OwnDisplay)
  return displayOf(own, useShell()?.settings.functions ?? {})
}
