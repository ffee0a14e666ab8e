import { Icon, type IconName } from '../../ui/icon.tsx'

const BENEFITS: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[] = [
  { icon: 'check', title: 'Rychlejší pokladna', text: 'Adresu a údaje vyplníme za vás.' },
  {
    icon: 'returns',
    title: 'Objednávky na jednom místě',
    text: 'Kde balík je, kolik stál, a koupit znovu jedním klepnutím.',
  },
  { icon: 'gift', title: 'Kredity za nákupy', text: 'Odečtete si je z další objednávky.' },
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
