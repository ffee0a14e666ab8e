import {
  type AirflowRule,
  type Duct,
  type FanCurve,
  fanWorkingPoint,
  largestRoom,
  type VentilationStandard,
} from '@vanek/sdk/ventilation'

/** The name of a kind of room in a country, and the source of the rule for its ventilation. */
export interface RoomTexts {
  readonly title: string
  /** "in the bathroom" */
  readonly where: string
  /** The source, by the rule that applies; '' for a rule that never applies. */
  readonly sources: Readonly<Record<AirflowRule, string>>
}

/** A kind of room in homes and workshops, with its questions and usual values. */
export interface Room {
  readonly standard: VentilationStandard
  /** Usual floor area in m², and the people in it. */
  readonly area: number
  readonly people: number
  /** Hours a day in which a fan usually runs here. */
  readonly hoursPerDay: number
  /** Whether silence is usually wanted. */
  readonly quiet: boolean
  /** Highest velocity of air in a duct in m/s: above it the duct is audible. */
  readonly velocity: number
  /** Whether the fans of workshops are offered. */
  readonly industrial?: true
}

/** A room whose air is extracted while it is used: the minimum and what is recommended, of EN 15665/Z1. */
const extract = (least: number, recommended: number): Pick<Room, 'standard' | 'people' | 'velocity'> => ({
  standard: {
    extractAirflow: { low: least, usual: recommended, high: recommended },
    airChanges: { low: 3, usual: 4, high: 8 },
    airflowPerPerson: 0,
  },
  people: 0,
  velocity: 3,
})

/** A room that people live in: half of the air in an hour, and fresh air for each person. */
const living: Pick<Room, 'standard' | 'velocity' | 'hoursPerDay'> = {
  standard: {
    extractAirflow: null,
    airChanges: { low: 0.3, usual: 0.5, high: 0.5 },
    airflowPerPerson: 25,
  },
  velocity: 3,
  hoursPerDay: 8,
}

/** Rooms, in the order in which they are offered. Designers of both countries count with the same numbers. */
export const rooms = {
  bathroom: { ...{ area: 5, hoursPerDay: 1.5, quiet: false }, ...extract(50, 90) },
  toilet: { ...{ area: 2, hoursPerDay: 1, quiet: false }, ...extract(25, 50) },
  kitchen: { ...{ area: 10, hoursPerDay: 1.5, quiet: false }, ...extract(100, 150) },
  bedroom: { ...{ area: 14, people: 2, quiet: true }, ...living },
  livingRoom: { ...{ area: 22, people: 3, quiet: true }, ...living },
  office: { ...{ area: 12, people: 2, quiet: true }, ...living },
  workshop: {
    ...{ area: 20, people: 1, quiet: false },
    standard: { extractAirflow: null, airChanges: { low: 3, usual: 5, high: 10 }, airflowPerPerson: 70 },
    ...{ velocity: 5, hoursPerDay: 3, industrial: true },
  },
  cellar: {
    ...{ area: 20, people: 0, quiet: false },
    standard: { extractAirflow: null, airChanges: { low: 0.5, usual: 1, high: 2 }, airflowPerPerson: 0 },
    ...{ velocity: 4, hoursPerDay: 4 },
  },
} as const satisfies Readonly<Record<string, Room>>

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

/** The largest room of a kind that a fan is enough for, right behind the wall. */
export interface FittingRoom {
  readonly room: 'bathroom' | 'toilet'
  /** m² */
  readonly area: number
}

/** The bathroom that a fan in its outer wall is enough for, else the toilet; null if it is too weak for both. */
export function fittingRoom(fan: FanCurve, diameter: number): FittingRoom | null {
  const duct: Duct = { diameter, length: usualWall, elbows: 0, material: 'smooth', outlet: 'wall' }
  const { airflow } = fanWorkingPoint(fan, duct)
  const fits = (['bathroom', 'toilet'] as const).map((room) => ({
    room,
    area: largestRoom(airflow, rooms[room].standard, { height: usualHeight, moisture: 'usual' }),
  }))
  return fits.find(({ area }) => area > 0) ?? null
}
