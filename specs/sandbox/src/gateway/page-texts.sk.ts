import type { pageTexts as czech } from './page-texts.cs.ts'

export const pageTexts: typeof czech = {
  paid: 'Táto platba je zaplatená.',
  failed: 'Banka túto platbu zamietla.',
  cancelled: 'Táto platba bola zrušená.',
  title: 'Platba objednávky',
  back: 'Späť do obchodu',
  pay: 'Zaplatiť',
  verify: 'Zaplatiť s overením v banke (3-D Secure)',
  fail: 'Zamietnuť ako banka',
  cancel: 'Zrušiť a vrátiť sa do obchodu',
  rarer: 'Zriedkavejšie prípady',
  leave: 'Zavrieť okno bez platenia',
  payTwice: 'Zaplatiť a oznámiť to obchodu dvakrát',
  payAfter: 'Zaplatiť a oznámiť to až o',
  payLate: 'Zaplatiť s neskorým oznámením',
  bankTitle: 'Overenie v banke',
  confirm: 'Potvrdiť platbu v banke',
  deny: 'Odmietnuť platbu v banke',
  mark: 'Skúšobná platobná brána, nikto nič nezaplatí',
}
