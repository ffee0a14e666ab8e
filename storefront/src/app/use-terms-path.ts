import { useSession, useShop } from '@vanek/react-hooks'
import { termsPath } from '@vanek/sdk/links'

/** The path of the terms, as set by the start of the session (C4.22); until then by the same rule. */
export function useTermsPath(): string {
  const { locale } = useShop().config
  return useSession((state) => state.termsPath) ?? termsPath(locale)
}
