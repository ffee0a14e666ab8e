/** Words of the payment page. */
export const pageTexts = {
  paid: 'Tato platba je zaplacená.',
  failed: 'Banka tuto platbu zamítla.',
  cancelled: 'Tato platba byla zrušena.',
  title: 'Platba objednávky',
  back: 'Zpět do obchodu',
  pay: 'Zaplatit',
  fail: 'Zamítnout jako banka',
  cancel: 'Zrušit a vrátit se do obchodu',
  rarer: 'Vzácnější případy',
  payTwice: 'Zaplatit a oznámit to obchodu dvakrát',
  payAfter: 'Zaplatit a oznámit to až za',
  payLate: 'Zaplatit s pozdním oznámením',
  mark: 'Zkušební platební brána, nikdo nic nezaplatí',
}
