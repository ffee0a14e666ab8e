import { useShop } from '@vanek/react-hooks'
import type { Branch } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import { phoneText } from '../../lib/texts/phone-text.ts'
import { useTheme } from '../shop/use-theme.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { RichText } from '../content/rich-text.tsx'
import { BranchAddress } from './branch-address.tsx'
import { BranchFacts, BranchLinks } from './branch-facts.tsx'
import { BranchPeople } from './branch-people.tsx'
import { HoursTable } from './hours/hours-table.tsx'
import { OpenNow } from './hours/open-now.tsx'

function Reach({ branch: { phone, email } }: { readonly branch: Branch }) {
  return (
    <p className="branch-reach">
      {phone && (
        <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>
          <Icon name="phone" />
          {phoneText(phone)}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      )}
    </p>
  )
}

/** One branch: when it is open, where it is, what it does and who is there (B2.21). */
export function BranchPage({ branch }: { readonly branch: Branch }) {
  const { title, region, opening_hours: hours, branch_is_primary: primary, storeBranch, main_image: image } = branch
  const { cdn } = useShop().config.endpoints
  const theme = useTheme('branch_detail')
  return (
    <>
      <Breadcrumb crumbs={[{ title: 'Pobočky', to: '/pobocky' }, { title }]} />
      <article className="page wrap branch-page">
        <header className="stack gap-1">
          <h1>{title}</h1>
          <p className="quiet">
            {region} {primary && <span className="tag">Hlavní prodejna</span>}
          </p>
        </header>
        <aside className="panel branch-card" aria-label="Adresa a otevírací doba">
          <BranchAddress address={storeBranch} />
          <Reach branch={branch} />
          <OpenNow hours={hours} />
          {theme.opening_hours && <HoursTable hours={hours} />}
        </aside>
        <div className="stack gap-3 branch-about">
          {image && (
            <div className="stage branch-picture">
              <Image sources={imageSources(cdn, image, 'style-w960-h480-crop')} alt={image.alt} eager />
            </div>
          )}
          {branch.description.content && (
            <div className="rich">
              <RichText node={branch.description} />
            </div>
          )}
          {theme.map && <BranchLinks branch={branch} />}
          <BranchFacts branch={branch} />
          {branch.branch_map_description && <p className="quiet">{branch.branch_map_description}</p>}
          <BranchPeople people={branch.employees} />
          {branch.images.length > 0 && (
            <ul className="branch-pictures" aria-label="Obrázky z prodejny">
              {branch.images.map((each) => (
                <li className="stage" key={each.path}>
                  <Image sources={imageSources(cdn, each, 'style-w320-h240-crop')} alt={each.alt} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </article>
    </>
  )
}
