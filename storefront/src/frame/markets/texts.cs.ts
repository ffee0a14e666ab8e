export const label = 'Obchod v jiné zemi'
export const note = 'Košík, účet a ceny jsou v každé zemi zvlášť.'
export const close = 'Zavřít'
export const otherCart = 'Košík v jiné zemi:'
export const opening = (shop: string) => `Otevíráme obchod ${shop}.`
