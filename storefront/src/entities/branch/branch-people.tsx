import { useShop } from '@vanek/react-hooks'
import type { Branch } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import { phoneText } from '../../lib/texts/phone-text.ts'
import { Image } from '../../ui/image.tsx'
import { initialsOf } from '../../lib/texts/initials.ts'

/** Who works at a branch and how to reach them (B3.37). */
export function BranchPeople({ people }: { readonly people: Branch['employees'] }) {
  const { cdn } = useShop().config.endpoints
  if (people.length === 0) return null
  return (
    <section aria-labelledby="lide">
      <h2 id="lide">Kdo vám poradí</h2>
      <ul className="people">
        {people.map(({ title, position, email, phone, photo }) => (
          <li key={title}>
            {photo ? (
              <Image sources={imageSources(cdn, photo, 'style-w64-h64-crop')} alt="" />
            ) : (
              <span className="initials" aria-hidden="true">
                {initialsOf(title)}
              </span>
            )}
            <div>
              <b>{title}</b>
              {position && <p className="quiet small">{position}</p>}
              {phone && <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phoneText(phone)}</a>}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
