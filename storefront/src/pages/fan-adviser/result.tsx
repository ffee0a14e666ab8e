import { plural } from '@vanek/sdk/format'
import { useWriters } from '../../entities/price/amount.tsx'
import { adviserPath, contactPath } from '#market/paths'
import { rooms } from '#market/ventilation'
import { Empty } from '../../ui/empty.tsx'
import { Link } from '../../ui/link.tsx'
import { type Typed, withAnswers } from './answers.ts'
import { Curve } from './curve.tsx'
import type { Advice } from './data.ts'
import { FanSet } from './fan-set.tsx'
import { measure, whyText } from './texts.ts'

const FANS = { one: 'Ventilátor, který to zvládne', few: '{n} ventilátory, které to zvládnou', many: '' }

/** How much air, and what it meets on its way. */
function Need({ advice }: { readonly advice: Advice }) {
  const { need, duct, velocity, pressure } = advice
  return (
    <section className="adviser-need" aria-labelledby="potreba">
      <h2 id="potreba">
        Potřebujete <span className="adviser-flow">{measure(need.airflow, 'm³/h')}</span>
      </h2>
      <p>{whyText(advice)}</p>
      <dl className="adviser-facts">
        <div>
          <dt>Průměr potrubí</dt>
          <dd>
            {measure(duct.diameter, 'mm')} <small className="quiet">vzduch poběží {measure(velocity, 'm/s', 1)}</small>
          </dd>
        </div>
        <div>
          <dt>Odpor cesty ven</dt>
          <dd>
            {measure(pressure, 'Pa')} <small className="quiet">tolik tlaku musí ventilátor překonat</small>
          </dd>
        </div>
      </dl>
      <p className="adviser-change">
        <a href="#zadani">Upřesnit místnost a potrubí</a>
      </p>
    </section>
  )
}

/** What to give up when nothing fits; each link changes one answer. */
function Relax({ advice, typed }: { readonly advice: Advice; readonly typed: Typed }) {
  const { duct } = advice
  const isQuiet = typed.klid === 'ano' || (typed.klid === undefined && rooms[advice.room].quiet)
  const ways = [
    isQuiet && (['Připustit i hlučnější než 30 dB', { klid: 'ne' }] as const),
    typed.prumer && (['Nechat si poradit průměr potrubí', { prumer: undefined }] as const),
    typed.ovladani &&
      typed.ovladani !== 'svetlo' &&
      (['Zapínat světlem nebo vypínačem', { ovladani: undefined }] as const),
    duct.material === 'flexible' && (['Vzít místo hadice hladké potrubí', { cesta: 'trubky' }] as const),
    duct.length > 1 && (['Jít rovnou skrz zeď', { cesta: 'zed', delka: undefined, kolena: undefined }] as const),
  ].filter((way) => way !== false && way !== undefined && way !== '')
  return (
    <Empty icon="breeze" title="Tohle žádný ventilátor skladem nezvládne">
      <p>
        {`Potřebuje ${measure(advice.need.airflow, 'm³/h')} proti ${measure(advice.pressure, 'Pa')} v potrubí ${measure(duct.diameter, 'mm')}.`}{' '}
        {ways.length > 0 ? 'Zkuste něco z toho povolit:' : 'Napište nám, vybereme spolu ventilátor na objednávku.'}
      </p>
      <p className="row">
        {ways.map(([text, changes]) => (
          <Link className="chip" key={text} to={`${adviserPath}${withAnswers(typed, changes)}#vysledek`}>
            {text}
          </Link>
        ))}
        <Link className="chip" to={contactPath}>
          Poradit se s technikem
        </Link>
      </p>
    </Empty>
  )
}

/** What comes out: the need with its reason, fans with parts, and the curve of the first. */
export function Result({ advice, typed }: { readonly advice: Advice; readonly typed: Typed }) {
  const { money } = useWriters()
  const { offers, duct, need, hoursPerDay, pricePerKwh } = advice
  const [first] = offers
  return (
    <div className="adviser-result stack gap-4" id="vysledek">
      <Need advice={advice} />
      {first ? (
        <>
          <h2>{plural('cs', offers.length, FANS)}</h2>
          <FanSet advice={advice} />
          <section className="stack" aria-labelledby="krivka">
            <h2 id="krivka">Jak spolu pracují ventilátor a potrubí</h2>
            <p className="quiet">
              Čím víc vzduchu má projít, tím větší odpor klade potrubí a tím menší tlak ventilátor dá. Pracovat bude
              tam, kde se čáry potkají.
            </p>
            <Curve offer={first} duct={duct} airflow={need.airflow} />
          </section>
          <p className="small quiet">
            Křivku ventilátoru počítáme ze dvou údajů výrobce: z průtoku bez potrubí a z nejvyššího tlaku. Odpor potrubí
            podle Darcyho a Weisbacha, hadici nataženou na plnou délku.
            {pricePerKwh !== null &&
              ` Cena provozu počítá s ${measure(hoursPerDay, 'h', 1)} denně na plný výkon a ${money(pricePerKwh)} za kWh.`}
          </p>
        </>
      ) : (
        <Relax advice={advice} typed={typed} />
      )}
    </div>
  )
}
