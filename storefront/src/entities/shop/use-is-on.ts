import { isOn } from '@vanek/sdk/session'
import { useShell } from './use-shell.ts'

/** Whether a function of the shop is on (B6.11 to B6.13); what holds usually, where the back end did not say. */
export const useIsOn = (flag: string): boolean => isOn(useShell()?.settings.functions ?? {}, flag)
