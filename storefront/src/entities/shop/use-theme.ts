import type { PageType, ThemePages } from '@vanek/sdk/settings'
import { useShell } from './use-shell.ts'

/** What a kind of page shows (B1.16), as the shop's theme says; nothing that may be left out where there is no frame. */
export const useTheme = <T extends PageType>(type: T): Partial<ThemePages[T]> => useShell()?.theme.pages[type] ?? {}
