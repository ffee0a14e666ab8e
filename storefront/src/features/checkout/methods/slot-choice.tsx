import * as texts from '#texts/features/checkout/methods'
import { useDeliveryTimes } from '@vanek/react-hooks'
import type { DeliveryTime } from '@vanek/sdk/checkout'
import type { InputHTMLAttributes, RefAttributes } from 'react'
import { formatDate } from '../../../market/dates.ts'
import { slotField } from '../points/posted-choice.ts'

/** Weekday of a date such as `2026-11-23`, independent of the local time zone. */
const weekday = (date: string): string => texts.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''

type Radio = InputHTMLAttributes<HTMLInputElement> & RefAttributes<HTMLInputElement>

const dayName = (date: string): string => `${weekday(date)} ${formatDate(date, { year: false })}`

/** `8` for `08:00`, `8:30` for `08:30`. */
const hour = (time: string): string => time.replace(/^0/, '').replace(':00', '')

const hours = ({ from, to }: DeliveryTime): string => `${hour(from)}–${hour(to)}`

const byDay = (slots: readonly DeliveryTime[]): readonly (readonly [day: string, DeliveryTime[]])[] => {
  const days = new Map<string, DeliveryTime[]>()
  for (const slot of slots) days.set(slot.date, [...(days.get(slot.date) ?? []), slot])
  return [...days]
}

interface SlotListProps {
  readonly slots: readonly DeliveryTime[]
  readonly chosen?: DeliveryTime | undefined
  readonly propsFor: (id: number) => Radio
}

/** Any time, and the times of each day behind one control that shows the chosen time. */
function SlotList({ slots, chosen, propsFor }: SlotListProps) {
  return (
    <fieldset className="slots">
      <legend>{texts.slotsLegend}</legend>
      <label className="slot">
        <input {...propsFor(0)} />
        {texts.anyTime}
      </label>
      <details className="fold">
        <summary>{chosen ? `${dayName(chosen.date)} ${hours(chosen)}` : texts.pickTime}</summary>
        <ul>
          {byDay(slots).map(([day, times]) => (
            <li key={day}>
              <span className="small" aria-hidden="true">
                {dayName(day)}
              </span>
              <span className="slot-times">
                {times.map((slot) => (
                  <label className="slot num" key={slot.id}>
                    <input {...propsFor(slot.id)} />
                    <span className="hide">{dayName(day)} </span>
                    {hours(slot)}
                  </label>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </fieldset>
  )
}

function OwnSlots({ shipperId, rendered }: { readonly shipperId: number; readonly rendered: readonly DeliveryTime[] }) {
  const { slots, isPending, anyTimeRadioProps } = useDeliveryTimes()
  const name = slotField(shipperId)
  const propsOf = new Map(slots.map(({ slot, radioProps }) => [slot.id, radioProps]))
  const own = slots.map(({ slot }) => slot)
  return (
    <SlotList
      slots={own.length === 0 && isPending ? rendered : own}
      chosen={slots.find(({ chosen }) => chosen)?.slot}
      propsFor={(id) => ({ ...(id === 0 ? anyTimeRadioProps : propsOf.get(id)), type: 'radio', name })}
    />
  )
}

export interface SlotChoiceProps {
  readonly shipperId: number
  /** The delivery times at the time of the render. */
  readonly slots: readonly DeliveryTime[]
  /** Whether this shipper is the chosen one. */
  readonly chosen: boolean
}

/** Choice of the delivery time (C7.26); any time by default. */
export function SlotChoice({ shipperId, slots, chosen }: SlotChoiceProps) {
  if (chosen) return <OwnSlots shipperId={shipperId} rendered={slots} />
  const name = slotField(shipperId)
  return (
    <SlotList
      slots={slots}
      propsFor={(id) => ({ type: 'radio', id: `${name}-${id}`, name, value: id, defaultChecked: id === 0 })}
    />
  )
}
