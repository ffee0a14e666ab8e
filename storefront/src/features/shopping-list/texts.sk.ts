/** After the name of an item of a list. */
export const notAvailable = 'teraz nie je v ponuke.'
