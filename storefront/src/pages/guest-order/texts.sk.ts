export const title = 'Objednávka'
export const titleOf = (code: string) => `Objednávka ${code}`
export const paymentChanged = 'Spôsob platby sme zmenili a poslali vám o tom e-mail.'
export const document = 'Objednávka (PDF)'
export const fileName = (code: string) => `objednavka-${code}.pdf`
export const missingTitle = 'V tomto prehliadači teraz žiadnu objednávku nevidíme'
export const missingNote = 'Napíšte jej číslo a e-mail z nej. Pošleme vám odkaz, ktorým ju otvoríte.'
export const find = 'Nájsť objednávku'
