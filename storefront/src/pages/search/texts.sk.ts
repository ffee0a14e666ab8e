export const title = 'Hľadanie'
export const titleOf = (q: string) => `Hľadanie: ${q}`
export const resultsFor = (q: string) => `Výsledky pre „${q}“`
export const meantBefore = 'Hľadali ste '
export const meantAfter = '? Ukazujeme, čo tomu zodpovedá.'
export const tabsLabel = 'Druh výsledkov'
export const categoriesLabel = 'Kategórie'
export const noProducts = 'Medzi výrobkami sme nič nenašli. Pozrite sa do ostatných záložiek.'
export const noneHere = 'Tu sme nič nenašli. Skúste inú záložku.'

export const emptyTitle = 'Čo hľadáte?'
export const nothingFor = (q: string) => `Na „${q}“ sme nič nenašli`
export const tooShortTitle = 'Napíšte aspoň tri znaky'
export const nearTitle = 'Mysleli ste niektoré z týchto slov?'
export const onlyPart = 'Skúste hľadať len časť:'
export const tooShortBefore =
  'Na jedno alebo dve písmená je toho príliš veľa. Skratku doplňte ďalším slovom, napríklad '
export const tooShortWord = 'EC motor'
export const tooShortBetween = ', pri rozmere napíšte aj jednotku, napríklad '
export const tooShortSize = '30 cm'
export const help = 'Pomôže aj kratšie slovo, priemer v milimetroch alebo kód výrobku. Radi vám poradíme po telefóne'
export const helpOr = 'alebo '
export const helpContact = 'písomne'
export const adviser = 'Aký ventilátor potrebujem?'
