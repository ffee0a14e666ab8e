// names of lists, as analytics shows them
export const alternatives = 'Podobné výrobky'
export const searchResults = 'Výsledky hľadania'
