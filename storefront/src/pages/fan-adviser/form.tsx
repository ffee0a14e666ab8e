import { adviserPath } from '#market/paths'
import { ductDiameters, type Room, type RoomName, rooms, usualHeight } from '#market/ventilation'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/link.tsx'
import { type NumberName, numbers, type Read } from './answers.ts'
import { RoomIcon } from './room-icon.tsx'

interface TilesProps {
  readonly name: string
  readonly legend: string
  readonly hint?: string
  readonly className?: string
  readonly options: readonly (readonly [value: string, title: string, note?: string])[]
  readonly chosen: string
  /** Whether the values are rooms, which have icons. */
  readonly ofRooms?: boolean
}

/** Radios as tiles that are easy to hit. */
function Tiles({ name, legend, hint, className = '', options, chosen, ofRooms }: TilesProps) {
  return (
    <fieldset className={`adviser-set ${className}`}>
      <legend>{legend}</legend>
      {hint && <p className="small quiet">{hint}</p>}
      <div className="adviser-tiles">
        {options.map(([value, title, note]) => (
          <label className="adviser-tile" key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {ofRooms && <RoomIcon room={value as RoomName} />}
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

/** A typed number with its unit; empty is what is usual in the room. */
function NumberField({
  name,
  read,
  usual,
}: {
  readonly name: NumberName
  readonly read: Read
  readonly usual: string
}) {
  const { label, unit } = numbers[name]
  const error = read.errors[name]
  return (
    <div className="field">
      <label className="field-label" htmlFor={name}>
        {label} {unit && <span className="field-mark">({unit})</span>}
      </label>
      <input
        className="input num"
        id={name}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={read.typed[name] ?? ''}
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

/** All that the adviser asks, in one form; what is left out is what is usual. Its answers are the address. */
export function AdviserForm({ read, room }: { readonly read: Read; readonly room: RoomName }) {
  const { typed } = read
  const { area, people, quiet, industrial, standard }: Room = rooms[room]
  return (
    <Form className="adviser-form panel stack gap-3" id="zadani" action={`${adviserPath}#vysledek`}>
      <Tiles
        name="mistnost"
        legend="Místnost"
        className="is-rooms"
        chosen={room}
        options={Object.entries(rooms).map(([value, { title }]) => [value, title] as const)}
        ofRooms
      />
      <fieldset className="adviser-set">
        <legend>Jak je velká</legend>
        <p className="small quiet">Co nevyplníte, počítáme podle obvyklé místnosti.</p>
        <div className="adviser-numbers">
          <NumberField name="plocha" read={read} usual={comma(area)} />
          <NumberField name="vyska" read={read} usual={comma(usualHeight)} />
          <NumberField name="objem" read={read} usual="místo plochy" />
          {standard.airflowPerPerson > 0 && <NumberField name="lidi" read={read} usual={String(people)} />}
        </div>
      </fieldset>
      <Tiles
        name="vlhkost"
        legend="Páry a pachů je tu"
        hint="Hodně třeba bez okna, nebo když se tu suší prádlo."
        className="is-three"
        chosen={typed.vlhkost ?? 'bezne'}
        options={[
          ['malo', 'málo'],
          ['bezne', 'běžně'],
          ['hodne', 'hodně'],
        ]}
      />
      <Tiles
        name="cesta"
        legend="Kudy půjde vzduch ven"
        className="is-list"
        chosen={typed.cesta ?? 'zed'}
        options={[
          ['zed', 'Rovnou skrz zeď'],
          ['trubky', 'Pevným potrubím'],
          ['hadice', 'Ohebnou hadicí'],
        ]}
      />
      <div className="adviser-duct stack gap-3">
        <div className="adviser-numbers">
          <NumberField name="delka" read={read} usual="3" />
          <NumberField name="kolena" read={read} usual="1" />
        </div>
        <Tiles
          name="vyfuk"
          legend="Kde potrubí končí"
          className="is-list"
          chosen={typed.vyfuk ?? 'fasada'}
          options={[
            ['fasada', 'na fasádě'],
            ['strecha', 'na střeše'],
            ['sachta', 've společné šachtě'],
          ]}
        />
      </div>
      <div className="field">
        <label className="field-label" htmlFor="prumer">
          Průměr otvoru nebo potrubí
        </label>
        <select className="input" id="prumer" name="prumer" defaultValue={typed.prumer ?? ''}>
          <option value="">Ještě není, poraďte</option>
          {ductDiameters.map((own) => (
            <option key={own} value={own}>{`${own} mm`}</option>
          ))}
        </select>
      </div>
      <Tiles
        name="klid"
        legend="Je vedle ložnice?"
        chosen={typed.klid ?? (quiet ? 'ano' : 'ne')}
        options={[
          ['ne', 'ne'],
          ['ano', 'ano', 'nejvýš 30 dB'],
        ]}
      />
      {industrial ? null : (
        <Tiles
          name="ovladani"
          legend="Čím se bude zapínat"
          className="is-list"
          chosen={typed.ovladani ?? 'svetlo'}
          options={[
            ['svetlo', 'světlem nebo vypínačem'],
            ['dobeh', 's doběhem', 'po zhasnutí ještě větrá'],
            ['vlhkost', 'sám podle vlhkosti'],
            ['pohyb', 'sám podle pohybu'],
            ['snurka', 'šňůrkou na krytu'],
          ]}
        />
      )}
      <Button type="submit" tone="action" big wide>
        Spočítat znovu
      </Button>
    </Form>
  )
}
