import * as texts from '#texts/pages/fan-adviser'
import { useLoaderData, useLocation } from 'react-router-dom'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { crumbsLd, metaHead } from '../../lib/page/meta-head.ts'
import { adviserFor } from '../../lib/paths/adviser.ts'
import { anchors } from '#market/anchors'
import { adviserPath } from '#market/paths'
import { questions } from '#market/adviser'
import { roomTexts } from '#market/ventilation'
import { type RoomName, rooms } from '../../market/shared/ventilation-rooms.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type NumberName, roomIn } from './answers.ts'
import type { AdviserData } from './data.ts'
import { AdviserForm } from './form.tsx'
import { Result } from './result.tsx'
import { RoomIcon } from './room-icon.tsx'
import { measure } from '../../entities/ventilation/measure.ts'

/** The first question, answered with one tap; all others have usual answers. */
function RoomChoice() {
  return (
    <section id={anchors.result} aria-labelledby="mistnost">
      <h2 id="mistnost" className="hide">
        {texts.room}
      </h2>
      <ul className="adviser-start">
        {(Object.keys(rooms) as RoomName[]).map((name) => (
          <li key={name}>
            <Link className="adviser-room" to={adviserFor(name)}>
              <RoomIcon room={name} />
              <b>{roomTexts[name].title}</b>
            </Link>
          </li>
        ))}
      </ul>
      <p className="small quiet">{texts.startNote}</p>
    </section>
  )
}

/** The errors of the form, each with a link to its field. */
function Faults({ errors }: Pick<AdviserData, 'errors'>) {
  return (
    <div id={anchors.result}>
      <Notice kind="danger" role="alert" title={texts.faults}>
        <ul>
          {(Object.entries(errors) as [NumberName, string][]).map(([name, text]) => (
            <li key={name}>
              <a href={`#${questions[name]}`}>{texts.numbers[name]}</a>: {text}
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
  const room = roomIn(typed)
  return (
    <>
      <Breadcrumb crumbs={[room ? { title: texts.title, to: adviserPath } : { title: texts.title }]} />
      <div className="page wrap stack gap-3 adviser">
        <header className="stack gap-1">
          <h1>{texts.title}</h1>
          <p className="lead">{room ? texts.leadToResult : texts.leadToStart}</p>
        </header>
        {room === undefined ? (
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

/** All combinations of answers have the same canonical URL. */
export function head({ typed, advice }: AdviserData, env: PageEnv): Head {
  const own = metaHead({ meta: null, title: texts.title, description: texts.description, path: adviserPath }, env)
  const room = roomIn(typed)
  if (!room) return { ...own, ...(import.meta.env.SSR && { jsonLd: [crumbsLd([{ title: texts.title }], env)] }) }
  const airflow = advice && measure(advice.need.airflow, 'm³/h')
  return {
    ...own,
    title: texts.resultTitle(roomTexts[room].title.toLowerCase(), airflow),
    robots: 'noindex',
  }
}
