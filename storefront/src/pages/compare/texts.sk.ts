import { outOf } from '#market/plural'

export const title = 'Porovnanie výrobkov'
export const crumb = 'Porovnanie'
export const emptyTitle = 'Zatiaľ nemáte čo porovnávať'
export const emptyNote = 'Pri výrobkoch ťuknite na váhy a uvidíte ich tu vedľa seba.'
export const choose = 'Vybrať výrobky'
export const needsScripts = 'Porovnanie potrebuje zapnutý JavaScript: váš výber pozná len tento prehliadač.'
export const clear = 'Vymazať všetko'

export const remove = (name: string) => `Odobrať ${name} z porovnania`
export const yes = 'áno'
export const no = 'nie'
export const byVariant = 'podľa variantu'
export const onlyDifferences = 'Len rozdiely '
export const addOneMore = 'Pridajte ešte jeden výrobok a ukážeme vám, v čom je ktorý lepší.'
/** The best of a row. */
export const best = {
  price: 'najlacnejší',
  cost: 'najúspornejší',
  airflow: 'najväčší',
  pressure: 'najvyšší',
  noise: 'najtichší',
  input: 'najnižší',
} as const
export const addAnother = 'Pridať ďalší výrobok'
export const property = 'Vlastnosť'
export const buy = 'Kúpiť'
export const price = 'Cena'
export const availability = 'Dostupnosť'
export const gauges = 'Výkon v číslach'
export const differs = ' (líši sa)'
export const notSpecified = 'neuvedené'

export const ofRows = (different: number, all: number) => `${different} ${outOf(all)}`
export const loading = 'Načítavame výrobky…'
export const removed = (name: string) => `Odobrané: ${name}`
export const cleared = 'Výber sme vymazali.'
export const restored = 'Výber je zase celý.'
export const closeMessage = 'Zavrieť správu'
export const full = (most: number) => `Naraz možno porovnať najviac ${most} výrobky.`
export const undo = 'Vrátiť späť'
export const incomplete = 'Parametre teraz nevieme načítať, porovnanie preto nie je úplné.'
export const tryAgain = 'Skúsiť znova'

export const failedTitle = 'Výrobky teraz nevieme načítať'
export const failedNote = 'Skúste to, prosím, o chvíľu znova. Váš výber zostáva.'

export const range = 'Tlmená časť pruhu platí len pre niektoré varianty.'

export const moreParameters = 'Ďalšie parametre'
export const performance = 'Výkon'
export const onlyOne = 'Len pri jednom z výrobkov'
export const more = 'viac\u00A0je\u00A0lepšie'
export const less = 'menej\u00A0je\u00A0lepšie'
export const fromTo = (from: string, to: string) => `${from} až ${to}`
export const perKwh = (price: string) => `${price} za kWh`

export const inDuct = 'Vzduch v potrubí'
export const inDuctNote = 'plnou čiarou ventilátor, čiarkovane potrubie'
export const works = (airflow: string, pressure: string) => `${airflow} pri ${pressure}`
/** With the usual duct. */
export const ways = {
  hose: (size: string) => `cez 3 m hadice ${size}`,
  wall: (size: string) => `cez stenu otvorom ${size}`,
} as const
/** With the usual duct of the shown variant; others have another size. */
export const waysOfVariant = {
  hose: (size: string) => `variant ${size}, cez 3 m hadice`,
  wall: (size: string) => `variant ${size}, cez stenu`,
} as const
export const yearly = (hours: string) => `Prevádzka za rok, ${hours} denne`
