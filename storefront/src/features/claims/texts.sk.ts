export const itemLegend = 'Ktorý tovar reklamujete'
export const claimable = (amount: string) => `Reklamovať môžete ${amount}.`
export const amountLabel = 'Množstvo'
export const descriptionLabel = 'V čom je chyba'
export const descriptionHint = 'Kedy sa chyba objavila a ako sa prejavuje. Stačí pár viet.'
export const wishLegend = 'Ako máme reklamáciu vybaviť'
export const sending = 'Odosielame'
export const send = 'Odoslať reklamáciu'
export const confirmedTo = (email: string) =>
  `Potvrdenie o prijatí vám hneď pošleme na ${email}. Vybavíme ju najneskôr do 30\u00a0dní.`

export const photosLabel = 'Fotky chyby'
