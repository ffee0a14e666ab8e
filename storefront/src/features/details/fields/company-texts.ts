import type { CheckoutState, VatinRemark } from '@vanek/sdk/checkout'

/** What came of looking a company up, in words. */
export const companyTexts: Readonly<Record<CheckoutState['company'], string>> = {
  idle: '',
  pending: 'Hledáme v rejstříku…',
  found: 'Údaje firmy jsme doplnili, zkontrolujte je prosím.',
  inactive: 'Údaje jsme doplnili, firma je ale podle rejstříku zaniklá. Zkontrolujte je prosím.',
  not_found: 'Firmu jsme v rejstříku nenašli, může být nová. Údaje prosím doplňte sami, objednávce to nevadí.',
  error: 'Rejstřík teď neodpovídá. Údaje prosím doplňte sami, objednávce to nevadí.',
}

const goOn = 'Je-li to vaše správné, nechte ho, objednávce to nevadí.'

/** What the register says about the VAT number, in words. */
export const vatinRemarkText = (remark: VatinRemark | null): string => {
  if (remark === null) return ''
  return remark.code === 'none'
    ? `Podle rejstříku firma DPH neplatí, DIČ u ní nemá. ${goOn}`
    : `V rejstříku má firma DIČ ${remark.vatin}. ${goOn}`
}
