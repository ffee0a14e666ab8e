export const title = 'Objednávka'
export const titleOf = (code: string) => `Objednávka ${code}`
export const paymentChanged = 'Způsob platby jsme změnili a poslali vám o tom e-mail.'
export const document = 'Objednávka (PDF)'
export const fileName = (code: string) => `objednavka-${code}.pdf`
export const missingTitle = 'V tomto prohlížeči teď žádnou objednávku nevidíme'
export const missingNote = 'Napište její číslo a e-mail z ní. Pošleme vám odkaz, kterým ji otevřete.'
export const find = 'Najít objednávku'
