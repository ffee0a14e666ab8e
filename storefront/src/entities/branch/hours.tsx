import * as texts from '#texts/entities/branch'
import type { Branch } from '@vanek/sdk/content'
import { useEffect, useState } from 'react'
import { market } from '#market/market'
import { postcodeText } from '../../lib/texts/format.ts'

export type Hours = Branch['opening_hours']
type Day = Hours[number]

/** Names of the days from Monday. */
export const dayNames = texts.days

/** The hours of one day; null when it is closed. */
export const hoursOf = ({ open, close }: Day): string | null => (open && close ? `${open}–${close}` : null)

/** The week in one line: `Mon–Fri 8:00–18:00, Sat 9:00–13:00` in the language of the shop; closed days are left out. */
export function weekLine(hours: Hours): string {
  const runs: { from: number; to: number; text: string }[] = []
  for (const day of [...hours].sort((a, b) => a.day - b.day)) {
    const text = hoursOf(day)
    const last = runs.at(-1)
    if (text === null) continue
    if (last && last.text === text && last.to === day.day - 1) last.to = day.day
    else runs.push({ from: day.day, to: day.day, text })
  }
  const name = (day: number) => texts.shortDays[day - 1] ?? ''
  return runs
    .map(({ from, to, text }) => `${from === to ? name(from) : `${name(from)}–${name(to)}`} ${text}`)
    .join(', ')
}

/** A time in the branch's time zone. */
interface WallTime {
  /** 1 is Monday. */
  readonly day: number
  readonly minutes: number
}

const minutesOf = (text: string): number => {
  const [hours = '', minutes = ''] = text.split(':')
  return Number(hours) * 60 + Number(minutes)
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const wall = {
  timeZone: market.timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** The time in the shop's country at an instant in milliseconds. */
export function wallTime(now: number): WallTime {
  const parts = new Intl.DateTimeFormat('en-US', wall).formatToParts(now)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { day: weekdays.indexOf(of('weekday')) + 1, minutes: Number(of('hour')) * 60 + Number(of('minute')) }
}

interface OpenState {
  readonly open: boolean
  /** Until when it is open, or when it opens next. */
  readonly text: string
}

/** Whether a branch is open at a local time, and a text about it; null if it never opens. */
export function openState(hours: Hours, { day, minutes }: WallTime): OpenState | null {
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const on = ((day - 1 + ahead) % 7) + 1
    const { open, close } = hours.find((each) => each.day === on) ?? {}
    if (!open || !close) continue
    const today = ahead === 0
    if (today && minutes >= minutesOf(close)) continue
    if (today && minutes >= minutesOf(open)) return { open: true, text: texts.openTo(close) }
    return { open: false, text: texts.opensAt(open, ahead, on - 1) }
  }
  return null
}

const often = 60_000

/**
 * The current time in milliseconds, updated about every minute; null on the server and in the first render, which are
 * the same for everybody.
 */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, often)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The day of the week in the shop's country, 1 is Monday; null on the server and in the first render. */
export function useToday(): number | null {
  const now = useNow()
  return now === null ? null : wallTime(now).day
}

/** Whether the branch is open now. It is known only in the browser; until then the space is reserved. */
export function OpenNow({ hours }: { readonly hours: Hours }) {
  const now = useNow()
  const state = now === null ? null : openState(hours, wallTime(now))
  return (
    <p className="open-now">
      {state && <span className={`state ${state.open ? 'is-green' : 'is-orange'}`}>{state.text}</span>}
    </p>
  )
}

/** The address of a branch from the shop's own record (B3.38). */
export function BranchAddress({ address }: { readonly address: Branch['storeBranch'] }) {
  return (
    <address>
      {address.street}
      <br />
      {postcodeText(address.postcode)} {address.city}
    </address>
  )
}
