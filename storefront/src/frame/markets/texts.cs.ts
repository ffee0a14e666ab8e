export const label = 'Obchod v jiné zemi'
export const note = 'Košík, účet a ceny jsou v každé zemi zvlášť.'
export const close = 'Zavřít'
