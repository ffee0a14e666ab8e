export const label = 'Obchod v inej krajine'
export const note = 'Košík, účet a ceny sú v každej krajine zvlášť.'
export const close = 'Zavrieť'
export const otherCart = 'Košík v inej krajine:'
export const opening = (shop: string) => `Otvárame obchod ${shop}.`
