import { isFunctionOn } from '@vanek/sdk/session'
import type { Capability, PageType, ThemePages } from '@vanek/sdk/settings'
import { useRouteLoaderData } from 'react-router-dom'
import type { ShellData } from './load-shell.ts'

/** Data of header and footer; null if the back end did not answer. */
export function useShell(): ShellData | null {
  return (useRouteLoaderData('root') as ShellData | undefined) ?? null
}

/** Whether a feature of the shop is on (B6.11 to B6.13); the default value if the settings could not be loaded. */
export const useIsOn = (flag: string): boolean => isFunctionOn(useShell()?.settings.functions ?? {}, flag)

/** Whether the back end has a capability; every one if the settings could not be loaded. */
export const useHas = (capability: Capability): boolean => !useShell()?.settings.lacks?.includes(capability)

/** Theme options of a page type (B1.16); none on a page without a frame. */
export const useTheme = <T extends PageType>(type: T): Partial<ThemePages[T]> => useShell()?.theme.pages[type] ?? {}
