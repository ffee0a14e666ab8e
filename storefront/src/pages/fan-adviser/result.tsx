import * as texts from '#texts/pages/fan-adviser'
import { useWriters, vatTexts } from '../../entities/price/amount.tsx'
import { Curve } from '../../entities/ventilation/curve.tsx'
import { measure } from '../../entities/ventilation/measure.ts'
import { anchors } from '#market/anchors'
import { adviserPath, contactPath } from '#market/paths'
import { controlNames, no, wayNames, yes } from '#market/adviser'
import { rooms } from '../../market/shared/ventilation-rooms.ts'
import { Empty } from '../../ui/empty.tsx'
import { Link } from '../../ui/link.tsx'
import { type Typed, withAnswers } from './answers.ts'
import type { Advice } from './data.ts'
import { FanSet } from './fan-set.tsx'
import { reasonText } from './words.ts'

/** Velocity in m/s above which air is loud in a duct of any size. */
const fastestAir = 15

/** The required airflow, and the resistance of the duct. */
function Need({ advice }: { readonly advice: Advice }) {
  const { need, duct, velocity, pressure } = advice
  return (
    <section className="adviser-need" aria-labelledby="potreba">
      <h2 id="potreba">
        {texts.youNeed} <span className="adviser-flow">{measure(need.airflow, 'm³/h')}</span>
      </h2>
      <p>{reasonText(advice)}</p>
      <dl className="adviser-facts">
        <div>
          <dt>{texts.ductDiameter}</dt>
          <dd>
            {measure(duct.diameter, 'mm')}{' '}
            <small className="quiet">
              {(velocity > fastestAir ? texts.tooNarrow : texts.airSpeed)(measure(velocity, 'm/s', 1))}
            </small>
          </dd>
        </div>
        <div>
          <dt>{texts.resistance}</dt>
          <dd>
            {measure(pressure, 'Pa')} <small className="quiet">{texts.resistanceNote}</small>
          </dd>
        </div>
      </dl>
      <p className="adviser-change">
        <a href={`#${anchors.inputs}`}>{texts.refine}</a>
      </p>
    </section>
  )
}

/** Suggestions if nothing fits; each link changes one answer. */
function Relax({ advice, typed }: { readonly advice: Advice; readonly typed: Typed }) {
  const { duct } = advice
  const isQuiet = typed.quiet === yes || (typed.quiet === undefined && rooms[advice.room].quiet)
  const ways = [
    isQuiet && ([texts.allowLouder, { quiet: no }] as const),
    typed.diameter && ([texts.adviseDiameter, { diameter: undefined }] as const),
    typed.control && typed.control !== controlNames.light && ([texts.switchByLight, { control: undefined }] as const),
    duct.material === 'flexible' && ([texts.takePipes, { way: wayNames.pipes }] as const),
    duct.length > 1 && ([texts.goThroughWall, { way: wayNames.wall, length: undefined, elbows: undefined }] as const),
  ].filter((way) => way !== false && way !== undefined && way !== '')
  return (
    <Empty icon="breeze" title={texts.nothingFits}>
      <p>
        {texts.nothingFitsWhy(
          measure(advice.need.airflow, 'm³/h'),
          measure(advice.pressure, 'Pa'),
          measure(duct.diameter, 'mm'),
        )}{' '}
        {ways.length > 0 ? texts.relax : texts.writeUs}
      </p>
      <p className="row">
        {ways.map(([text, changes]) => (
          <Link className="chip" key={text} to={`${adviserPath}${withAnswers(typed, changes)}#${anchors.result}`}>
            {text}
          </Link>
        ))}
        <Link className="chip" to={contactPath}>
          {texts.contactTechnician}
        </Link>
      </p>
    </Empty>
  )
}

/** The result: the airflow with its reason, fans with parts, and the curve of the first fan. */
export function Result({ advice, typed }: { readonly advice: Advice; readonly typed: Typed }) {
  const { money } = useWriters()
  const { offers, duct, need, hoursPerDay, pricePerKwh } = advice
  const [first] = offers
  return (
    <div className="adviser-result stack gap-4" id={anchors.result}>
      <Need advice={advice} />
      {first ? (
        <>
          <h2>{texts.fans(offers.length)}</h2>
          <FanSet advice={advice} />
          <section className="stack" aria-labelledby="krivka">
            <h2 id="krivka">{texts.curveTitle}</h2>
            <p className="quiet">{texts.curveNote}</p>
            <Curve
              name={first.fan.name}
              fan={first.fan}
              point={first.point}
              duct={duct}
              way={texts.yourWay}
              airflow={need.airflow}
            />
          </section>
          <p className="small quiet">
            {texts.computedHow}
            {pricePerKwh !== null &&
              texts.costHow(measure(hoursPerDay, 'h', 1), `${money(pricePerKwh)} ${vatTexts.with}`)}
          </p>
        </>
      ) : (
        <Relax advice={advice} typed={typed} />
      )}
    </div>
  )
}
