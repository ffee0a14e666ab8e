import { outOf } from '#market/plural'

export const title = 'Porovnání výrobků'
export const crumb = 'Porovnání'
export const emptyTitle = 'Zatím nemáte co porovnávat'
export const emptyNote = 'U výrobků klepněte na váhy a uvidíte je tu vedle sebe.'
export const choose = 'Vybrat výrobky'
export const needsScripts = 'Porovnání potřebuje zapnutý JavaScript: váš výběr zná jen tento prohlížeč.'
export const clear = 'Vymazat vše'

export const remove = (name: string) => `Odebrat ${name} z porovnání`
export const yes = 'ano'
export const no = 'ne'
export const byVariant = 'podle varianty'
export const onlyDifferences = 'Jen rozdíly '
export const addOneMore = 'Přidejte ještě jeden výrobek a ukážeme vám, v čem je který lepší.'
/** The best of a row. */
export const best = {
  price: 'nejlevnější',
  cost: 'nejúspornější',
  airflow: 'největší',
  pressure: 'nejvyšší',
  noise: 'nejtišší',
  input: 'nejnižší',
} as const
export const addAnother = 'Přidat další výrobek'
export const property = 'Vlastnost'
export const buy = 'Koupit'
export const price = 'Cena'
export const availability = 'Dostupnost'
export const gauges = 'Výkon v číslech'
export const differs = ' (liší se)'
export const notSpecified = 'neuvedeno'

export const ofRows = (different: number, all: number) => `${different} ${outOf(all)}`
export const loading = 'Načítáme výrobky…'
export const removed = (name: string) => `Odebráno: ${name}`
export const cleared = 'Výběr jsme vymazali.'
export const restored = 'Výběr je zase celý.'
export const closeMessage = 'Zavřít zprávu'
export const full = (most: number) => `Naráz jde porovnat nejvýš ${most} výrobky.`
export const undo = 'Vrátit zpět'
export const incomplete = 'Parametry teď neumíme načíst, porovnání proto není úplné.'
export const tryAgain = 'Zkusit znovu'

export const failedTitle = 'Výrobky teď neumíme načíst'
export const failedNote = 'Zkuste to prosím za chvíli znovu. Váš výběr zůstává.'

export const range = 'Tlumená část pruhu platí jen pro některé varianty.'

export const moreParameters = 'Další parametry'
export const performance = 'Výkon'
export const onlyOne = 'Jen u jednoho z výrobků'
export const more = 'více\u00A0je\u00A0lépe'
export const less = 'méně\u00A0je\u00A0lépe'
export const fromTo = (from: string, to: string) => `${from} až ${to}`
export const perKwh = (price: string) => `${price} za kWh`

export const inDuct = 'Vzduch v potrubí'
export const inDuctNote = 'plnou čarou ventilátor, čárkovaně potrubí'
export const works = (airflow: string, pressure: string) => `${airflow} při ${pressure}`
/** With the usual duct. */
export const ways = {
  hose: (size: string) => `přes 3 m hadice ${size}`,
  wall: (size: string) => `skrz zeď otvorem ${size}`,
} as const
/** With the usual duct of the shown variant; others have another size. */
export const waysOfVariant = {
  hose: (size: string) => `varianta ${size}, přes 3 m hadice`,
  wall: (size: string) => `varianta ${size}, skrz zeď`,
} as const
export const yearly = (hours: string) => `Provoz za rok, ${hours} denně`
