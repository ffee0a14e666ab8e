import { useSession, useShop } from '@vanek/react-hooks'
import { termsPath } from '@vanek/sdk/links'

/** Where the terms are, as the start of the session has set it (C4.22); until then by the same rule. */
export function useTermsPath(): string {
  const { locale } = useShop().config
  return useSession((state) => state.termsPath) ?? termsPath(locale)
}
