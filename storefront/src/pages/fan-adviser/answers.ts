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

/** The visitor's answers; missing ones have the usual values. */
export interface Answers {
  readonly room: RoomName
  /** m³ */
  readonly volume: number
  readonly people: number
  readonly moisture: MoistureLoad
  readonly way: Way
  /** m, including the wall if the duct goes straight through it. */
  readonly length: number
  readonly elbows: number
  /** Diameter of the existing duct in mm; null to recommend one. */
  readonly diameter: number | null
  readonly outlet: DuctOutlet
  readonly quiet: boolean
  readonly control: Control
}

/** A question with a typed number as the answer. */
export type NumberName = keyof typeof texts.numbers

interface NumberRule {
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly integer?: true
}

/** Typed numbers with their bounds. */
export const numbers: Readonly<Record<NumberName, NumberRule>> = {
  area: { unit: 'm²', min: 0.5, max: 500 },
  height: { unit: 'm', min: 1.5, max: 10 },
  volume: { unit: 'm³', min: 1, max: 3000 },
  people: { unit: '', min: 0, max: 50, integer: true },
  length: { unit: 'm', min: 0.1, max: 40 },
  elbows: { unit: '', min: 0, max: 10, integer: true },
}

const questionNames = Object.keys(questions) as readonly Question[]

/** The typed or chosen texts of the form. */
export type Typed = Readonly<Partial<Record<Question, string>>>

/** A parsed URL: the typed texts, their errors, and the answers if there are no errors. */
export interface Read {
  readonly typed: Typed
  readonly errors: Readonly<Partial<Record<NumberName, string>>>
  /** Null before a room is chosen, and while there are errors. */
  readonly answers: Answers | null
}

const maxLength = 20

/** Parses a number with a comma or point, with or without its unit; undefined if it is not a number. */
function numberOf(text: string): number | undefined {
  const [, digits] = /^([-−]?\d+(?:[.,]\d*)?)\s*(?:m|m2|m²|m3|m³|ks)?$/i.exec(text.replaceAll(/\s/g, '')) ?? []
  return digits === undefined ? undefined : Number(digits.replace(',', '.').replace('−', '-'))
}

const shown = (value: number): string => String(value).replace('.', ',')

function errorOf(name: NumberName, text: string): string | null {
  const { min, max, unit, integer } = numbers[name]
  const value = numberOf(text)
  const bounds = texts.bounds(shown(min), shown(max), unit)
  if (value === undefined) return texts.onlyNumber(bounds)
  if (integer && !Number.isInteger(value)) return texts.onlyWhole(bounds)
  return value < min || value > max ? texts.outOfBounds(bounds) : null
}

/** The answer with this name in URLs. */
const named = <Code extends string>(names: Readonly<Record<Code, string>>, text: string | undefined) =>
  (Object.keys(names) as Code[]).find((code) => names[code] === text)

/** The chosen room. */
export const roomIn = ({ room }: Typed): RoomName | undefined => named(roomNames, room)

/** Parses the answers in a URL. Invalid numbers are errors; unknown choices are replaced with the usual ones. */
export function readAnswers(search: URLSearchParams): Read {
  const typed = Object.fromEntries(
    questionNames.flatMap((question) => {
      const text = search.get(questions[question])?.trim().slice(0, maxLength)
      return text ? [[question, text]] : []
    }),
  ) as Typed
  const name = roomIn(typed)
  if (name === undefined) return { typed, errors: {}, answers: null }
  const way = named(wayNames, typed.way) ?? 'wall'
  // straight through the wall there is no duct to ask about
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
      // workshop fans have no versions with sensors
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
 * The URL without empty fields, which a form sends too, and without usual choices. Null if the URL is already like that.
 */
export function shortAddress(search: URLSearchParams): string | null {
  const { typed } = readAnswers(search)
  const room = roomIn(typed)
  const quiet = room && (rooms[room].quiet ? yes : no)
  const answered = (Object.entries(typed) as [Question, string][]).filter(
    ([question, text]) => text !== usual[question] && !(question === 'quiet' && text === quiet),
  )
  return answered.length < questionNames.filter((question) => search.has(questions[question])).length
    ? withAnswers(Object.fromEntries(answered), {})
    : null
}

/** The URL with some answers changed; undefined removes one. */
export function withAnswers(typed: Typed, changes: Readonly<Partial<Record<Question, string | undefined>>>): string {
  const all = (Object.entries({ ...typed, ...changes }) as [Question, string | undefined][]).flatMap(
    ([question, text]) => (text ? [[questions[question], text]] : []),
  )
  return `?${new URLSearchParams(all).toString()}`
}
