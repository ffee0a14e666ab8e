import type { DuctOutlet, MoistureLoad } from '@vanek/sdk/ventilation'
import { ductDiameters, type Room, type RoomName, rooms, usualHeight, usualWall } from '#market/ventilation'

/** How the air gets out: straight through a wall, by smooth pipes or by a hose. */
export type Way = 'zed' | 'trubky' | 'hadice'
/** What switches the fan. */
export type Control = 'svetlo' | 'dobeh' | 'vlhkost' | 'pohyb' | 'snurka'

/** What the visitor said, with what is usual where they said nothing. */
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

/** A number that is typed; each has its name in the address. */
export type NumberName = 'plocha' | 'vyska' | 'objem' | 'lidi' | 'delka' | 'kolena'

interface NumberRule {
  readonly label: string
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly whole?: true
}

/** Typed numbers with their bounds. */
export const numbers: Readonly<Record<NumberName, NumberRule>> = {
  plocha: { label: 'Plocha', unit: 'm²', min: 0.5, max: 500 },
  vyska: { label: 'Výška stropu', unit: 'm', min: 1.5, max: 10 },
  objem: { label: 'Objem', unit: 'm³', min: 1, max: 3000 },
  lidi: { label: 'Kolik lidí', unit: '', min: 0, max: 50, whole: true },
  delka: { label: 'Délka potrubí', unit: 'm', min: 0.1, max: 40 },
  kolena: { label: 'Počet kolen', unit: '', min: 0, max: 10, whole: true },
}

const moistures: Readonly<Record<string, MoistureLoad>> = { malo: 'low', bezne: 'usual', hodne: 'high' }
const outlets: Readonly<Record<string, DuctOutlet>> = { fasada: 'wall', strecha: 'roof', sachta: 'shaft' }
const ways: readonly Way[] = ['zed', 'trubky', 'hadice']
const controls: readonly Control[] = ['svetlo', 'dobeh', 'vlhkost', 'pohyb', 'snurka']

/** Everything that the page reads of its address. */
export const answerNames = [
  'mistnost',
  'vlhkost',
  'cesta',
  'prumer',
  'vyfuk',
  'klid',
  'ovladani',
  ...(Object.keys(numbers) as NumberName[]),
] as const

/** Texts of the form, as they were typed or chosen. */
export type Typed = Readonly<Partial<Record<(typeof answerNames)[number], string>>>

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
  const [, digits] = /^(\d{1,6}(?:[.,]\d{0,3})?)\s*(?:m|m2|m²|m3|m³|ks)?$/i.exec(text.replaceAll(/\s/g, '')) ?? []
  return digits === undefined ? undefined : Number(digits.replace(',', '.'))
}

const shown = (value: number): string => String(value).replace('.', ',')

function errorOf(name: NumberName, text: string): string | null {
  const { min, max, unit, whole } = numbers[name]
  const value = numberOf(text)
  const bounds = `od ${shown(min)} do ${shown(max)}${unit && `\u00a0${unit}`}`
  if (value === undefined) return `Napište prosím jen číslo, ${bounds}.`
  if (whole && !Number.isInteger(value)) return `Napište prosím celé číslo, ${bounds}.`
  return value < min || value > max ? `Počítat umíme ${bounds}.` : null
}

const isRoom = (name: string | undefined): name is RoomName => name !== undefined && Object.hasOwn(rooms, name)

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((value) => value === text)

/** Reads the answers of an address. Wrong numbers are told; of choices that do not exist the usual one counts. */
export function readAnswers(search: URLSearchParams): Read {
  const typed = Object.fromEntries(
    answerNames.flatMap((name) => {
      const text = search.get(name)?.trim().slice(0, longest)
      return text ? [[name, text]] : []
    }),
  ) as Typed
  const { mistnost } = typed
  if (!isRoom(mistnost)) return { typed, errors: {}, answers: null }
  const way = oneOf(ways, typed.cesta) ?? 'zed'
  // straight through the wall nothing is asked of the duct
  const unused: readonly NumberName[] = way === 'zed' ? ['delka', 'kolena'] : []
  const errors: Partial<Record<NumberName, string>> = {}
  for (const name of Object.keys(numbers) as NumberName[]) {
    const text = typed[name]
    const error = text === undefined || unused.includes(name) ? null : errorOf(name, text)
    if (error !== null) errors[name] = error
  }
  if (Object.keys(errors).length > 0) return { typed, errors, answers: null }
  const number = (name: NumberName): number | undefined => numberOf(typed[name] ?? '')
  const room: Room = rooms[mistnost]
  const diameter = Number(typed.prumer)
  return {
    typed,
    errors,
    answers: {
      room: mistnost,
      volume: number('objem') ?? (number('plocha') ?? room.area) * (number('vyska') ?? usualHeight),
      people: number('lidi') ?? room.people,
      moisture: moistures[typed.vlhkost ?? ''] ?? 'usual',
      way,
      length: way === 'zed' ? usualWall : (number('delka') ?? 3),
      elbows: way === 'zed' ? 0 : (number('kolena') ?? 1),
      diameter: ductDiameters.find((own) => own === diameter) ?? null,
      outlet: way === 'zed' ? 'wall' : (outlets[typed.vyfuk ?? ''] ?? 'wall'),
      quiet: typed.klid === undefined ? room.quiet : typed.klid === 'ano',
      // fans of workshops have no versions with sensors
      control: (!room.industrial && oneOf(controls, typed.ovladani)) || 'svetlo',
    },
  }
}

const usual: Typed = { vlhkost: 'bezne', cesta: 'zed', vyfuk: 'fasada', ovladani: 'svetlo' }

/**
 * The address without what says nothing: empty fields, which a form sends too, and usual choices. Null if it is that
 * already.
 */
export function shortAddress(search: URLSearchParams): string | null {
  const { typed } = readAnswers(search)
  const { mistnost } = typed
  const quiet = isRoom(mistnost) && (rooms[mistnost].quiet ? 'ano' : 'ne')
  const said = (Object.entries(typed) as [keyof Typed, string][]).filter(
    ([name, text]) => text !== usual[name] && !(name === 'klid' && text === quiet),
  )
  return said.length < answerNames.filter((name) => search.has(name)).length
    ? withAnswers(Object.fromEntries(said), {})
    : null
}

/** The address with some answers changed; undefined takes one out. */
export function withAnswers(typed: Typed, changes: Readonly<Partial<Record<keyof Typed, string | undefined>>>): string {
  const all = Object.entries({ ...typed, ...changes }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `?${new URLSearchParams(all).toString()}`
}
