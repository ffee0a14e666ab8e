import * as texts from '#texts/pages/fan-adviser'
import { anchors } from '#market/anchors'
import { adviserPath } from '#market/paths'
import { controlNames, moistureNames, no, outletNames, questions, roomNames, wayNames, yes } from '#market/adviser'
import { roomTexts } from '#market/ventilation'
import { ductDiameters, type Room, type RoomName, rooms, usualHeight } from '../../market/shared/ventilation-rooms.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/link.tsx'
import { type NumberName, numbers, type Question, type Read } from './answers.ts'
import { RoomIcon } from './room-icon.tsx'

interface TilesProps {
  readonly question: Question
  readonly legend: string
  readonly hint?: string
  readonly className?: string
  readonly options: readonly (readonly [value: string, title: string, note?: string | undefined])[]
  readonly chosen: string
  /** The rooms of the options, for their icons. */
  readonly icons?: readonly RoomName[]
}

/** Answers with their names in URLs and their titles. */
const optionsOf = <Code extends string>(
  names: Readonly<Record<Code, string>>,
  titles: Readonly<Record<Code, string>>,
  notes?: Readonly<Partial<Record<Code, string>>>,
): TilesProps['options'] => (Object.keys(names) as Code[]).map((code) => [names[code], titles[code], notes?.[code]])

/** Radio buttons as large tiles. */
function Tiles({ question, legend, hint, className = '', options, chosen, icons }: TilesProps) {
  return (
    <fieldset className={`adviser-set ${className}`}>
      <legend>{legend}</legend>
      {hint && <p className="small quiet">{hint}</p>}
      <div className="adviser-tiles">
        {options.map(([value, title, note], at) => (
          <label className="adviser-tile" key={value}>
            <input type="radio" name={questions[question]} value={value} defaultChecked={value === chosen} />
            {icons?.[at] && <RoomIcon room={icons[at]} />}
            <span>
              {title}
              {note && <small className="quiet">{note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A typed number with its unit; an empty one uses the usual value of the room. */
function NumberField({
  question,
  read,
  usual,
}: {
  readonly question: NumberName
  readonly read: Read
  readonly usual: string
}) {
  const { unit } = numbers[question]
  const error = read.errors[question]
  const name = questions[question]
  return (
    <div className="field">
      <label className="field-label" htmlFor={name}>
        {texts.numbers[question]} {unit && <span className="field-mark">({unit})</span>}
      </label>
      <input
        className="input num"
        id={name}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={read.typed[question] ?? ''}
        placeholder={usual}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
      />
      {error && (
        <span className="field-error" id={`${name}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}

const comma = (value: number): string => String(value).replace('.', ',')

const roomCodes = Object.keys(rooms) as readonly RoomName[]
const roomOptions = roomCodes.map((code) => [roomNames[code], roomTexts[code].title] as const)

/** All questions of the adviser in one form; empty fields use the usual values. The answers are stored in the URL. */
export function AdviserForm({ read, room }: { readonly read: Read; readonly room: RoomName }) {
  const { typed } = read
  const { area, people, quiet, industrial, standard }: Room = rooms[room]
  return (
    <Form className="adviser-form panel stack gap-3" id={anchors.inputs} action={`${adviserPath}#${anchors.result}`}>
      <Tiles
        question="room"
        legend={texts.room}
        className="is-rooms"
        chosen={roomNames[room]}
        options={roomOptions}
        icons={roomCodes}
      />
      <fieldset className="adviser-set">
        <legend>{texts.size}</legend>
        <p className="small quiet">{texts.sizeHint}</p>
        <div className="adviser-numbers">
          <NumberField question="area" read={read} usual={comma(area)} />
          <NumberField question="height" read={read} usual={comma(usualHeight)} />
          <NumberField question="volume" read={read} usual={texts.insteadOfArea} />
          {standard.airflowPerPerson > 0 && <NumberField question="people" read={read} usual={String(people)} />}
        </div>
      </fieldset>
      <Tiles
        question="moisture"
        legend={texts.moisture}
        hint={texts.moistureHint}
        className="is-three"
        chosen={typed.moisture ?? moistureNames.usual}
        options={optionsOf(moistureNames, texts.moistures)}
      />
      <Tiles
        question="way"
        legend={texts.way}
        className="is-list is-way"
        chosen={typed.way ?? wayNames.wall}
        options={optionsOf(wayNames, texts.ways)}
      />
      <div className="adviser-duct stack gap-3">
        <div className="adviser-numbers">
          <NumberField question="length" read={read} usual="3" />
          <NumberField question="elbows" read={read} usual="1" />
        </div>
        <Tiles
          question="outlet"
          legend={texts.outlet}
          className="is-list"
          chosen={typed.outlet ?? outletNames.wall}
          options={optionsOf(outletNames, texts.outlets)}
        />
      </div>
      <div className="field">
        <label className="field-label" htmlFor={questions.diameter}>
          {texts.diameter}
        </label>
        <select className="input" id={questions.diameter} name={questions.diameter} defaultValue={typed.diameter ?? ''}>
          <option value="">{texts.noDiameter}</option>
          {ductDiameters.map((own) => (
            <option key={own} value={own}>{`${own} mm`}</option>
          ))}
        </select>
      </div>
      <Tiles
        question="quiet"
        legend={texts.quiet}
        chosen={typed.quiet ?? (quiet ? yes : no)}
        options={[
          [no, texts.no],
          [yes, texts.yes, texts.quietNote],
        ]}
      />
      {industrial ? null : (
        <Tiles
          question="control"
          legend={texts.control}
          className="is-list"
          chosen={typed.control ?? controlNames.light}
          options={optionsOf(controlNames, texts.controls, { delay: texts.delayNote })}
        />
      )}
      <Button type="submit" tone="action" big wide>
        {texts.countAgain}
      </Button>
    </Form>
  )
}
