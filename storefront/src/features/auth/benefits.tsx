import * as texts from '#texts/features/auth'
import { Icon, type IconName } from '../../ui/icon.tsx'

const BENEFITS: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[] = [
  { icon: 'check', title: texts.fasterTitle, text: texts.fasterText },
  { icon: 'returns', title: texts.ordersTitle, text: texts.ordersText },
  { icon: 'gift', title: texts.creditsTitle, text: texts.creditsText },
]

/** Benefits of an account. */
export const Benefits = () => (
  <ul className="benefits">
    {BENEFITS.map(({ icon, title, text }) => (
      <li key={title}>
        <Icon name={icon} />
        <div>
          <strong>{title}</strong>
          <p className="quiet small">{text}</p>
        </div>
      </li>
    ))}
  </ul>
)
