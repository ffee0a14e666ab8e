import type { RoomName, RoomTexts } from '../shared/ventilation-rooms.ts'

// no Slovak standard names the airflow of an extract that runs only while the room is used
const extracted = 'Je to osvedčené pravidlo projektantov pre odsávanie počas používania.'
const good = 'Je to osvedčené pravidlo projektantov, norma pre túto miestnosť číslo neudáva.'

/** A room whose air is extracted while it is used. */
const extract: RoomTexts['sources'] = {
  extract: extracted,
  people: extracted,
  air_changes: 'Obvyklá hodnota by na takú veľkú alebo vlhkú miestnosť nestačila, preto počítame výmeny vzduchu.',
}

/** A room that people live in: category II of EN 16798-1 (7 l/s), and the hygienic minimum of STN 73 0540-2. */
const living: RoomTexts['sources'] = {
  extract: '',
  people: 'STN\u00a0EN\u00a016798-1 počíta na človeka 25\u00a0m³ čerstvého vzduchu za hodinu.',
  air_changes: 'STN\u00a073\u00a00540-2 žiada vymeniť polovicu vzduchu za hodinu.',
}

/** Decree 99/2016 sorts work into classes by its effort; the air for each is a rule of designers. */
const work = (perPerson: number, effort: string): string =>
  `Pri ${effort} počítame na človeka ${perPerson}\u00a0m³ čerstvého vzduchu za hodinu, je to osvedčené pravidlo projektantov. Triedy práce určuje vyhláška č.\u00a099/2016\u00a0Z.\u00a0z.`

export const roomTexts: Readonly<Record<RoomName, RoomTexts>> = {
  bathroom: { title: 'Kúpeľňa', where: 'v kúpeľni', sources: extract },
  toilet: { title: 'Toaleta', where: 'na toalete', sources: extract },
  kitchen: { title: 'Kuchyňa', where: 'v kuchyni', sources: extract },
  bedroom: { title: 'Spálňa', where: 'v spálni', sources: living },
  livingRoom: { title: 'Obývačka', where: 'v obývačke', sources: living },
  office: { title: 'Kancelária', where: 'v kancelárii', sources: { ...living, people: work(25, 'práci v sede') } },
  workshop: {
    title: 'Dielňa alebo garáž',
    where: 'v dielni',
    sources: { extract: '', people: work(70, 'fyzickej práci'), air_changes: good },
  },
  cellar: {
    title: 'Pivnica alebo povala',
    where: 'v pivnici',
    sources: { extract: '', people: good, air_changes: good },
  },
}

/** Price of one kWh with everything, by currency: an assumption that the page names. */
export const energyPrices: Readonly<Record<string, number>> = { EUR: 0.2, CZK: 5 }
