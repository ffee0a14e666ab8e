import { dayNames, type Hours, hoursOf } from './open-hours.ts'

/** Opening hours day by day. */
export function HoursTable({ hours }: { readonly hours: Hours }) {
  return (
    <table className="hours num">
      <caption className="hide">Otevírací doba</caption>
      <tbody>
        {hours.map((day) => (
          <tr key={day.day}>
            <th scope="row">{dayNames[day.day - 1]}</th>
            <td>{hoursOf(day) ?? 'zavřeno'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
