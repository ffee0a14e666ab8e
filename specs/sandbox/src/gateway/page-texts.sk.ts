import type { pageTexts as czech } from './page-texts.cs.ts'

export const pageTexts: typeof czech = {
  paid: 'Táto platba je zaplatená.',
  failed: 'Banka túto platbu zamietla.',
  cancelled: 'Táto platba bola zrušená.',
  title: 'Platba objednávky',
  back: 'Späť do obchodu',
  pay: 'Zaplatiť',
  fail: 'Zamietnuť ako banka',
  cancel: 'Zrušiť a vrátiť sa do obchodu',
  rarer: 'Zriedkavejšie prípady',
  payTwice: 'Zaplatiť a oznámiť to obchodu dvakrát',
  payAfter: 'Zaplatiť a oznámiť to až o',
  payLate: 'Zaplatiť s neskorým oznámením',
  mark: 'Skúšobná platobná brána, nikto nič nezaplatí',
}
