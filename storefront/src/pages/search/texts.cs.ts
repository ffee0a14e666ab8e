export const title = 'Hledání'
export const titleOf = (q: string) => `Hledání: ${q}`
export const resultsFor = (q: string) => `Výsledky pro „${q}“`
export const meantBefore = 'Hledali jste '
export const meantAfter = '? Ukazujeme, co tomu odpovídá.'
export const tabsLabel = 'Druh výsledků'
export const categoriesLabel = 'Kategorie'
export const noProducts = 'Mezi výrobky jsme nic nenašli. Podívejte se do ostatních záložek.'
export const noneHere = 'Tady jsme nic nenašli. Zkuste jinou záložku.'

export const emptyTitle = 'Co hledáte?'
export const nothingFor = (q: string) => `Na „${q}“ jsme nic nenašli`
export const tooShortTitle = 'Napište aspoň tři znaky'
export const nearTitle = 'Mysleli jste některé z těchto slov?'
export const onlyPart = 'Zkuste hledat jen část:'
export const tooShortBefore = 'Na jedno nebo dvě písmena je toho příliš mnoho. Zkratku doplňte dalším slovem, třeba '
export const tooShortWord = 'EC motor'
export const tooShortBetween = ', u rozměru napište i jednotku, třeba '
export const tooShortSize = '30 cm'
export const help = 'Pomůže i kratší slovo, průměr v milimetrech nebo kód výrobku. Rádi vám poradíme po telefonu'
export const helpOr = 'nebo '
export const helpContact = 'písemně'
export const adviser = 'Jaký ventilátor potřebuji?'
