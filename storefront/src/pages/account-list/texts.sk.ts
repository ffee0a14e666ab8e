export const lists = 'Nákupné zoznamy'
export const missing = 'Taký zoznam vo vašom účte nemáme, možno ste ho už vymazali.'
export const showLists = 'Zobraziť nákupné zoznamy'
