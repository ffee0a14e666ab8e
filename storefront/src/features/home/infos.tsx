import type { InfoBox } from '@vanek/sdk/content'
import { surfaceOf } from '../content/tone.ts'

/** Short pieces of advice in boxes. */
export function Infos({ boxes }: { readonly boxes: readonly InfoBox[] }) {
  if (boxes.length === 0) return null
  return (
    <section className="section wrap" aria-label="Rady a tipy">
      <ul className="infos">
        {boxes.map(({ _id, title, text, box_color }) => (
          <li className={`panel surface-${surfaceOf(box_color) ?? 'mist'}`} key={_id}>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
