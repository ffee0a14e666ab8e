import type { RoomName, RoomTexts } from '../shared/ventilation-rooms.ts'

const norm = 'ČSN\u00a0EN\u00a015665/Z1'

const good = 'Je to osvědčené pravidlo projektantů, norma pro tuhle místnost číslo nedává.'
const extracted = `Tolik doporučuje pro nárazové větrání ${norm}.`

/** A room whose air is extracted while it is used. */
const extract: RoomTexts['sources'] = {
  extract: extracted,
  people: extracted,
  air_changes: 'Normová hodnota by na tak velkou nebo vlhkou místnost nestačila, proto počítáme výměny vzduchu.',
}

/** A room that people live in. */
const living: RoomTexts['sources'] = {
  extract: '',
  people: `${norm} doporučuje na člověka 25\u00a0m³ čerstvého vzduchu za hodinu.`,
  air_changes: `${norm} doporučuje vyměnit polovinu vzduchu za hodinu.`,
}

/** Government Regulation 361/2007, section 41: fresh air for a worker by the class of work. */
const work = (perPerson: number): string =>
  `Nařízení vlády č.\u00a0361/2007\u00a0Sb. (§\u00a041) žádá na člověka ${perPerson}\u00a0m³ čerstvého vzduchu za hodinu.`

export const roomTexts: Readonly<Record<RoomName, RoomTexts>> = {
  bathroom: { title: 'Koupelna', where: 'v koupelně', sources: extract },
  toilet: { title: 'Toaleta', where: 'na toaletě', sources: extract },
  kitchen: { title: 'Kuchyň', where: 'v kuchyni', sources: extract },
  bedroom: { title: 'Ložnice', where: 'v ložnici', sources: living },
  livingRoom: { title: 'Obývací pokoj', where: 'v obývacím pokoji', sources: living },
  office: { title: 'Kancelář', where: 'v kanceláři', sources: { ...living, people: work(25) } },
  workshop: {
    title: 'Dílna nebo garáž',
    where: 'v dílně',
    sources: { extract: '', people: work(70), air_changes: good },
  },
  cellar: { title: 'Sklep nebo půda', where: 've sklepě', sources: { extract: '', people: good, air_changes: good } },
}

/** Price of one kWh with everything, by currency: an assumption that the page names. */
export const energyPrices: Readonly<Record<string, number>> = { CZK: 6.5, EUR: 0.27 }
