import { isOn } from '@vanek/sdk/session'
import type { PageType, ThemePages } from '@vanek/sdk/settings'
import { useRouteLoaderData } from 'react-router-dom'
import type { ShellData } from './load-shell.ts'

/** What header and footer show; null when the back end did not answer. */
export function useShell(): ShellData | null {
  return (useRouteLoaderData('root') as ShellData | undefined) ?? null
}

/** Whether a function of the shop is on (B6.11 to B6.13); what holds usually, where the back end did not say. */
export const useIsOn = (flag: string): boolean => isOn(useShell()?.settings.functions ?? {}, flag)

/** What a kind of page shows (B1.16), as the shop's theme says; nothing that may be left out where there is no frame. */
export const useTheme = <T extends PageType>(type: T): Partial<ThemePages[T]> => useShell()?.theme.pages[type] ?? {}
