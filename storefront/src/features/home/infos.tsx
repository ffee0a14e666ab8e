import type { InfoBox } from '@vanek/sdk/content'

/** Short pieces of advice in boxes. */
export function Infos({ boxes }: { readonly boxes: readonly InfoBox[] }) {
  if (boxes.length === 0) return null
  return (
    <section className="section wrap" aria-label="Rady a tipy">
      <ul className="infos">
        {boxes.map(({ _id, title, text }) => (
          <li className="panel" key={_id}>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
