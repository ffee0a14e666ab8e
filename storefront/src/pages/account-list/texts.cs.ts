export const lists = 'Nákupní seznamy'
export const missing = 'Takový seznam u vašeho účtu nemáme, možná jste ho už smazali.'
export const showLists = 'Zobrazit nákupní seznamy'
