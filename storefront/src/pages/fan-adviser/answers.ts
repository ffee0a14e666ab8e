import * as texts from '#texts/pages/fan-adviser'
import type { DuctOutlet, MoistureLoad } from '@vanek/sdk/ventilation'
import { controlNames, moistureNames, no, outletNames, questions, roomNames, wayNames, yes } from '#market/adviser'
import {
  ductDiameters,
  type Room,
  type RoomName,
  rooms,
  usualHeight,
  usualWall,
} from '../../market/shared/ventilation-rooms.ts'

export type Question = keyof typeof questions
export type Way = keyof typeof wayNames
export type Control = keyof typeof controlNames

/** What the visitor answered, with what is usual where they answered nothing. */
export interface Answers {
  readonly room: RoomName
  /** m³ */
  readonly volume: number
  readonly people: number
  readonly moisture: MoistureLoad
  readonly way: Way
  /** m, the wall included when the way is straight through it. */
  readonly length: number
  readonly elbows: number
  /** Diameter of the duct that is there, in mm; null to be advised. */
  readonly diameter: number | null
  readonly outlet: DuctOutlet
  readonly quiet: boolean
  readonly control: Control
}

/** A question that is answered by a typed number. */
export type NumberName = keyof typeof texts.numbers

interface NumberRule {
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly whole?: true
}

/** Typed numbers with their bounds. */
export const numbers: Readonly<Record<NumberName, NumberRule>> = {
  area: { unit: 'm²', min: 0.5, max: 500 },
  height: { unit: 'm', min: 1.5, max: 10 },
  volume: { unit: 'm³', min: 1, max: 3000 },
  people: { unit: '', min: 0, max: 50, whole: true },
  length: { unit: 'm', min: 0.1, max: 40 },
  elbows: { unit: '', min: 0, max: 10, whole: true },
}

const asked = Object.keys(questions) as readonly Question[]

/** Texts of the form, as they were typed or chosen. */
export type Typed = Readonly<Partial<Record<Question, string>>>

/** The address read: what was typed, what of it is wrong, and the answers if nothing is. */
export interface Read {
  readonly typed: Typed
  readonly errors: Readonly<Partial<Record<NumberName, string>>>
  /** Null before a room is chosen, and while something is wrong. */
  readonly answers: Answers | null
}

const longest = 20

/** A number as people write it, with a comma or point, and with its unit or without; undefined if it is none. */
function numberOf(text: string): number | undefined {
  const [, digits] = /^([-−]?\d+(?:[.,]\d*)?)\s*(?:m|m2|m²|m3|m³|ks)?$/i.exec(text.replaceAll(/\s/g, '')) ?? []
  return digits === undefined ? undefined : Number(digits.replace(',', '.').replace('−', '-'))
}

const shown = (value: number): string => String(value).replace('.', ',')

function errorOf(name: NumberName, text: string): string | null {
  const { min, max, unit, whole } = numbers[name]
  const value = numberOf(text)
  const bounds = texts.bounds(shown(min), shown(max), unit)
  if (value === undefined) return texts.onlyNumber(bounds)
  if (whole && !Number.isInteger(value)) return texts.onlyWhole(bounds)
  return value < min || value > max ? texts.outOfBounds(bounds) : null
}

/** The answer that is called so in addresses. */
const named = <Code extends string>(names: Readonly<Record<Code, string>>, text: string | undefined) =>
  (Object.keys(names) as Code[]).find((code) => names[code] === text)

/** The room that was chosen. */
export const roomIn = ({ room }: Typed): RoomName | undefined => named(roomNames, room)

/** Reads the answers of an address. Wrong numbers are told; of choices that do not exist the usual one counts. */
export function readAnswers(search: URLSearchParams): Read {
  const typed = Object.fromEntries(
    asked.flatMap((question) => {
      const text = search.get(questions[question])?.trim().slice(0, longest)
      return text ? [[question, text]] : []
    }),
  ) as Typed
  const name = roomIn(typed)
  if (name === undefined) return { typed, errors: {}, answers: null }
  const way = named(wayNames, typed.way) ?? 'wall'
  // straight through the wall nothing is asked of the duct
  const unused: readonly NumberName[] = way === 'wall' ? ['length', 'elbows'] : []
  const errors: Partial<Record<NumberName, string>> = {}
  for (const number of Object.keys(numbers) as NumberName[]) {
    const text = typed[number]
    const error = text === undefined || unused.includes(number) ? null : errorOf(number, text)
    if (error !== null) errors[number] = error
  }
  if (Object.keys(errors).length > 0) return { typed, errors, answers: null }
  const number = (question: NumberName): number | undefined => numberOf(typed[question] ?? '')
  const room: Room = rooms[name]
  const diameter = Number(typed.diameter)
  return {
    typed,
    errors,
    answers: {
      room: name,
      volume: number('volume') ?? (number('area') ?? room.area) * (number('height') ?? usualHeight),
      people: number('people') ?? room.people,
      moisture: named(moistureNames, typed.moisture) ?? 'usual',
      way,
      length: way === 'wall' ? usualWall : (number('length') ?? 3),
      elbows: way === 'wall' ? 0 : (number('elbows') ?? 1),
      diameter: ductDiameters.find((own) => own === diameter) ?? null,
      outlet: way === 'wall' ? 'wall' : (named(outletNames, typed.outlet) ?? 'wall'),
      quiet: typed.quiet === undefined ? room.quiet : typed.quiet === yes,
      // fans of workshops have no versions with sensors
      control: (!room.industrial && named(controlNames, typed.control)) || 'light',
    },
  }
}

const usual: Typed = {
  moisture: moistureNames.usual,
  way: wayNames.wall,
  outlet: outletNames.wall,
  control: controlNames.light,
}

/**
 * The address without what says nothing: empty fields, which a form sends too, and usual choices. Null if it is that
 * already.
 */
export function shortAddress(search: URLSearchParams): string | null {
  const { typed } = readAnswers(search)
  const room = roomIn(typed)
  const quiet = room && (rooms[room].quiet ? yes : no)
  const answered = (Object.entries(typed) as [Question, string][]).filter(
    ([question, text]) => text !== usual[question] && !(question === 'quiet' && text === quiet),
  )
  return answered.length < asked.filter((question) => search.has(questions[question])).length
    ? withAnswers(Object.fromEntries(answered), {})
    : null
}

/** The address with some answers changed; undefined takes one out. */
export function withAnswers(typed: Typed, changes: Readonly<Partial<Record<Question, string | undefined>>>): string {
  const all = (Object.entries({ ...typed, ...changes }) as [Question, string | undefined][]).flatMap(
    ([question, text]) => (text ? [[questions[question], text]] : []),
  )
  return `?${new URLSearchParams(all).toString()}`
}
