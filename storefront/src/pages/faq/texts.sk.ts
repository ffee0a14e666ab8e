import { plural } from '#market/plural'

export const title = 'Časté otázky'
export const description =
  'Odpovede na to, na čo sa nás pýtate najčastejšie: výber, montáž, doprava, vrátenie a reklamácie.'
export const searchTitle = 'Hľadanie v otázkach'
export const searchLabel = 'Čo vás zaujíma?'
export const searchExample = 'Napríklad vrátenie alebo hlučnosť'
export const search = 'Hľadať'
export const found = (n: number) => plural(n, { one: '{n} otázka', few: '{n} otázky', many: '{n} otázok' })
export const showAll = 'Zobraziť všetky'
export const noneTitle = 'Na toto tu odpoveď nemáme'
export const noneNote = 'Skúste iné slová alebo sa nás opýtajte. Radi poradíme.'
export const allQuestions = 'Všetky otázky'
export const write = 'Napísať nám'
export const moreLabel = 'Ďalšie otázky'
export const moreTitle = 'Nenašli ste odpoveď?'
export const moreNote = 'Napíšte nám alebo zavolajte. Technici radia každý pracovný deň.'
export const contact = 'Kontakt'
