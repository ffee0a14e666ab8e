import { Icon } from '../../ui/icon.tsx'

/** What the shop says beside every cart. */
export function InfoTexts({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul className="cart-texts small quiet">
      {texts.map((text) => (
        <li key={text}>
          <Icon name="check" />
          {text}
        </li>
      ))}
    </ul>
  )
}
