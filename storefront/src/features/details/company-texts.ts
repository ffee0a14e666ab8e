import type { CheckoutState } from '@vanek/sdk/checkout'

/** What came of looking a company up, in words. */
export const companyTexts: Readonly<Record<CheckoutState['company'], string>> = {
  idle: '',
  loading: 'Hledáme v rejstříku…',
  found: 'Údaje firmy jsme doplnili, zkontrolujte je prosím.',
  inactive: 'Údaje jsme doplnili, firma je ale podle rejstříku zaniklá. Zkontrolujte je prosím.',
  not_found: 'Firmu s tímto IČ rejstřík nezná. Zkontrolujte ho, nebo údaje vyplňte sami.',
  failed: 'Rejstřík teď neodpovídá. Údaje prosím vyplňte sami.',
}
