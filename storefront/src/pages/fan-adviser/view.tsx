import { useLoaderData, useLocation } from 'react-router-dom'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { crumbsLd, metaHead } from '../../lib/page/meta-head.ts'
import { adviserFor } from '../../lib/paths/adviser.ts'
import { adviserPath } from '#market/paths'
import { type RoomName, rooms } from '#market/ventilation'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type NumberName, numbers } from './answers.ts'
import type { AdviserData } from './data.ts'
import { AdviserForm } from './form.tsx'
import { Result } from './result.tsx'
import { RoomIcon } from './room-icon.tsx'
import { measure } from './texts.ts'

const title = 'Jaký ventilátor potřebuji?'

const isRoom = (name: string | undefined): name is RoomName => name !== undefined && Object.hasOwn(rooms, name)

/** The first question, answered by one tap: everything else has a usual answer. */
function RoomChoice() {
  return (
    <section id="vysledek" aria-labelledby="mistnost">
      <h2 id="mistnost" className="hide">
        Místnost
      </h2>
      <ul className="adviser-start">
        {Object.entries(rooms).map(([name, room]) => (
          <li key={name}>
            <Link className="adviser-room" to={adviserFor(name)}>
              <RoomIcon room={name as RoomName} />
              <b>{room.title}</b>
            </Link>
          </li>
        ))}
      </ul>
      <p className="small quiet">
        Počítáme podle normy ČSN EN 15665/Z1 a údajů výrobců. Velikost, potrubí i ovládání upřesníte potom.
      </p>
    </section>
  )
}

/** What has to be corrected, each with the way to its field. */
function Faults({ errors }: Pick<AdviserData, 'errors'>) {
  return (
    <div id="vysledek">
      <Notice kind="danger" role="alert" title="Tohle prosím opravte, pak to spočítáme.">
        <ul>
          {(Object.entries(errors) as [NumberName, string][]).map(([name, text]) => (
            <li key={name}>
              <a href={`#${name}`}>{numbers[name].label}</a>: {text}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

/** `/jaky-ventilator` */
export function Component() {
  const data = useLoaderData() as AdviserData
  const { search } = useLocation()
  const { typed, errors, advice } = data
  const room = isRoom(typed.mistnost) ? typed.mistnost : null
  return (
    <>
      <Breadcrumb crumbs={[room ? { title, to: adviserPath } : { title }]} />
      <div className="page wrap stack gap-3 adviser">
        <header className="stack gap-1">
          <h1>{title}</h1>
          <p className="lead">
            {room
              ? 'Odpovědi můžete kdykoli změnit. Adresa stránky si je pamatuje.'
              : 'Klepněte na místnost. Spočítáme, kolik vzduchu potřebuje, a vybereme ventilátory, které to zvládnou.'}
          </p>
        </header>
        {room === null ? (
          <RoomChoice />
        ) : (
          <>
            {advice === null && <Faults errors={errors} />}
            <div className="adviser-cols" key={search}>
              <AdviserForm read={data} room={room} />
              {advice && <Result advice={advice} typed={typed} />}
            </div>
          </>
        )}
      </div>
    </>
  )
}

const description =
  'Řekněte, jakou místnost větráte. Spočítáme průtok podle normy, tlak v potrubí a vybereme tři ventilátory i s příslušenstvím.'

/** Every combination of answers is the same page for search engines. */
export function head({ typed, advice }: AdviserData, env: PageEnv): Head {
  const own = metaHead({ meta: null, title, description, path: adviserPath }, env)
  if (!isRoom(typed.mistnost)) return { ...own, ...(import.meta.env.SSR && { jsonLd: [crumbsLd([{ title }], env)] }) }
  const need = advice ? `, ${measure(advice.need.airflow, 'm³/h')}` : ''
  return {
    ...own,
    title: `Ventilátor do místnosti: ${rooms[typed.mistnost].title.toLowerCase()}${need}`,
    robots: 'noindex',
  }
}
