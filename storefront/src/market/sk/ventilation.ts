import {
  type AirflowRule,
  type Duct,
  type FanCurve,
  fanWorkingPoint,
  largestRoom,
  type VentilationStandard,
} from '@vanek/sdk/ventilation'

const norm = 'ČSN\u00a0EN\u00a015665/Z1'

/** A kind of room in Czech homes and workshops, with what is asked for it and what is usual there. */
export interface Room {
  readonly title: string
  /** "v koupelně" */
  readonly where: string
  /** "koupelnu" */
  readonly what: string
  readonly standard: VentilationStandard
  /** Who says so, by the rule that decides. */
  readonly sources: Readonly<Record<AirflowRule, string>>
  /** Usual floor area in m², and the people in it. */
  readonly area: number
  readonly people: number
  /** Hours a day in which a fan usually runs here. */
  readonly hoursPerDay: number
  /** Whether silence is usually wanted. */
  readonly quiet: boolean
  /** Highest velocity of air in a duct in m/s: above it the duct is heard. */
  readonly velocity: number
  /** Whether the fans of workshops are offered. */
  readonly industrial?: true
}

const good = 'Je to osvědčené pravidlo projektantů, norma pro tuhle místnost číslo nedává.'
const extracted = `Tolik doporučuje pro nárazové větrání ${norm}.`
const large = 'Normová hodnota by na tak velkou nebo vlhkou místnost nestačila, proto počítáme výměny vzduchu.'

/** A room whose air is extracted while it is used: EN 15665 with its Czech annex Z1, minimum and recommended. */
const extract = (least: number, recommended: number): Pick<Room, 'standard' | 'sources' | 'people' | 'velocity'> => ({
  standard: {
    extractAirflow: { low: least, usual: recommended, high: recommended },
    airChanges: { low: 3, usual: 4, high: 8 },
    airflowPerPerson: 0,
  },
  sources: { extract: extracted, people: extracted, air_changes: large },
  people: 0,
  velocity: 3,
})

/** A room that people live in: the recommended change of air and the fresh air for a person of the same annex. */
const living: Pick<Room, 'standard' | 'sources' | 'velocity' | 'hoursPerDay'> = {
  standard: {
    extractAirflow: null,
    airChanges: { low: 0.3, usual: 0.5, high: 0.5 },
    airflowPerPerson: 25,
  },
  sources: {
    extract: '',
    people: `${norm} doporučuje na člověka 25\u00a0m³ čerstvého vzduchu za hodinu.`,
    air_changes: `${norm} doporučuje vyměnit polovinu vzduchu za hodinu.`,
  },
  velocity: 3,
  hoursPerDay: 8,
}

/** Government Regulation 361/2007, section 41: fresh air for a worker by the class of work. */
const work = (perPerson: number): string =>
  `Nařízení vlády č.\u00a0361/2007\u00a0Sb. (§\u00a041) žádá na člověka ${perPerson}\u00a0m³ čerstvého vzduchu za hodinu.`

/** Rooms by their name in addresses. */
export const rooms = {
  koupelna: {
    ...{ title: 'Koupelna', where: 'v koupelně', what: 'koupelnu', area: 5, hoursPerDay: 1.5, quiet: false },
    ...extract(50, 90),
  },
  wc: {
    ...{ title: 'Toaleta', where: 'na toaletě', what: 'toaletu', area: 2, hoursPerDay: 1, quiet: false },
    ...extract(25, 50),
  },
  kuchyne: {
    ...{ title: 'Kuchyň', where: 'v kuchyni', what: 'kuchyň', area: 10, hoursPerDay: 1.5, quiet: false },
    ...extract(100, 150),
  },
  loznice: {
    ...{ title: 'Ložnice', where: 'v ložnici', what: 'ložnici', area: 14, people: 2, quiet: true },
    ...living,
  },
  obyvak: {
    ...{ title: 'Obývací pokoj', where: 'v obývacím pokoji', what: 'obývací pokoj', area: 22, people: 3, quiet: true },
    ...living,
  },
  pracovna: {
    ...{ title: 'Kancelář', where: 'v kanceláři', what: 'kancelář', area: 12, people: 2, quiet: true },
    ...living,
    sources: { ...living.sources, people: work(25) },
  },
  dilna: {
    ...{ title: 'Dílna nebo garáž', where: 'v dílně', what: 'dílnu', area: 20, people: 1, quiet: false },
    standard: { extractAirflow: null, airChanges: { low: 3, usual: 5, high: 10 }, airflowPerPerson: 70 },
    sources: { extract: '', people: work(70), air_changes: good },
    ...{ velocity: 5, hoursPerDay: 3, industrial: true },
  },
  sklep: {
    ...{ title: 'Sklep nebo půda', where: 've sklepě', what: 'sklep', area: 20, people: 0, quiet: false },
    standard: { extractAirflow: null, airChanges: { low: 0.5, usual: 1, high: 2 }, airflowPerPerson: 0 },
    sources: { extract: '', people: good, air_changes: good },
    ...{ velocity: 4, hoursPerDay: 4 },
  },
} as const satisfies Readonly<Record<string, Room>>

/** Name of a room in addresses. */
export type RoomName = keyof typeof rooms

/** Usual height of a ceiling in m, and thickness of an outer wall in m. */
export const usualHeight = 2.6
export const usualWall = 0.4

/** The most noise in dB beside a bedroom. */
export const quietNoise = 30
/** The highest velocity of air in m/s beside a bedroom. */
export const quietVelocity = 2.5

/** Diameters in mm: of holes in walls and hoses, of pipes with their elbows and dampers, of wall fans in workshops. */
export const ductDiameters = [100, 125, 150, 160, 200, 250, 315] as const
export const hoseDiameters = [100, 125, 150, 200, 250, 315] as const
export const pipeDiameters = [100, 125, 160, 200, 250, 315] as const
export const wallDiameters = [200, 250, 300, 350, 400, 500] as const

/** Price of one kWh with everything, by currency: an assumption that the page names. */
const energyPrices: Readonly<Record<string, number>> = { CZK: 6.5, EUR: 0.27 }

/** The price of one kWh; null where none is assumed. */
export const energyPrice = (currencyCode: string): number | null => energyPrices[currencyCode] ?? null

/** The largest room of a kind that a fan is enough for, right behind the wall. */
export interface FittingRoom {
  readonly room: 'koupelna' | 'wc'
  /** m² */
  readonly area: number
}

/** The bathroom that a fan in its outer wall is enough for, else the toilet; null if it is too weak for both. */
export function fittingRoom(fan: FanCurve, diameter: number): FittingRoom | null {
  const duct: Duct = { diameter, length: usualWall, elbows: 0, material: 'smooth', outlet: 'wall' }
  const { airflow } = fanWorkingPoint(fan, duct)
  const fits = (['koupelna', 'wc'] as const).map((room) => ({
    room,
    area: largestRoom(airflow, rooms[room].standard, { height: usualHeight, moisture: 'usual' }),
  }))
  return fits.find(({ area }) => area > 0) ?? null
}
