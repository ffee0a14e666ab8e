export const label = 'Obchod v inej krajine'
export const note = 'Košík, účet a ceny sú v každej krajine zvlášť.'
export const close = 'Zavrieť'
export const otherCart = 'Každá krajina má svoj košík. Čo ste vložili inde, nájdete tam:'
export const opening = (shop: string) => `Otvárame obchod ${shop}.`
