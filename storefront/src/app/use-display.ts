import { defaultDisplay, type DisplaySettings } from '@vanek/sdk/format'
import { useShell } from './shell/use-shell.ts'

/** How prices are shown (B3.53): both, the one with VAT first, unless the functions of the shop say otherwise. */
export function useDisplay(): Pick<DisplaySettings, 'displayVAT' | 'displayBothPrices'> {
  const functions = useShell()?.settings.functions ?? {}
  return {
    displayVAT: functions.display_vat ?? defaultDisplay.displayVAT,
    displayBothPrices: functions.display_both_prices ?? defaultDisplay.displayBothPrices,
  }
}
