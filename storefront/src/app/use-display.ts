import { defaultDisplay } from '@vanek/sdk/format'
import { useContext } from 'react'
import { OwnDisplay, type PriceDisplay } from './price-display.ts'
import { useShell } from './shell/use-shell.ts'

/** How prices are shown (B3.53): as the visitor has chosen (C4.86), else as the shop's functions say, else both, the one with VAT first. */
export function useDisplay(): PriceDisplay {
  const own = useContext(OwnDisplay)
  const functions = useShell()?.settings.functions ?? {}
  return (
    own ?? {
      displayVAT: functions.display_vat ?? defaultDisplay.displayVAT,
      displayBothPrices: functions.display_both_prices ?? defaultDisplay.displayBothPrices,
    }
  )
}
