import * as texts from '#texts/pages/product'
import { useEffect, useRef, useState } from 'react'
import { noiseText } from '../../entities/product/badges.tsx'
import { Bar } from '../../entities/ventilation/bar.tsx'
import { distances, noiseAt } from '../../entities/ventilation/figures.ts'
import { measure } from '../../entities/ventilation/measure.ts'
import { Button } from '../../ui/button.tsx'
import type { Sound } from './sound.ts'

/** Plays one noise at a time, from its name; the scripts load with the first one. */
function usePlayer() {
  const [playing, setPlaying] = useState<string | null>(null)
  const sound = useRef<Sound | null>(null)
  const turn = useRef(0)
  const stop = () => {
    turn.current += 1
    sound.current?.stop()
    sound.current = null
    setPlaying(null)
  }
  useEffect(
    () => () => {
      turn.current += 1
      sound.current?.stop()
    },
    [],
  )
  const toggle = async (name: string, decibels: number) => {
    stop()
    if (name === playing) return
    const mine = turn.current
    setPlaying(name)
    const { playNoise } = await import('./sound.ts')
    // stopped meanwhile
    if (mine === turn.current) sound.current = playNoise(decibels, stop)
  }
  return { playing, toggle: (name: string, decibels: number) => void toggle(name, decibels) }
}

/** Loudness of speech at 1 m, to which the volume of the device is set. */
const speech = 60

/** How loud it is from some metres away, as bars and as something to listen to. */
export function Noise({ noise }: { readonly noise: number }) {
  const { playing, toggle } = usePlayer()
  const rows = distances.map((distance) => {
    const decibels = Math.round(noiseAt(noise, distance))
    return { name: texts.from(measure(distance, 'm')), decibels, like: noiseText(decibels) }
  })
  const all = [...rows, { name: texts.speech, decibels: speech, like: texts.speechNote }]
  const maxDecibels = Math.max(...all.map(({ decibels }) => decibels))
  return (
    <section className="stack gap-1">
      <h3>{texts.noiseTitle}</h3>
      <p className="quiet">{texts.noiseNote(measure(noise, 'dB'))}</p>
      <table className="fan-table">
        <caption className="hide">{texts.noiseTitle}</caption>
        <thead className="hide">
          <tr>
            <th scope="col">{texts.distance}</th>
            <th scope="col">{texts.noise}</th>
            <th scope="col" className="listen">
              {texts.sound}
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ name, decibels, like }, at) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <b className="num">{measure(decibels, 'dB')}</b>{' '}
                {like !== all[at - 1]?.like && <small className="quiet">{like}</small>}
                <Bar share={decibels / maxDecibels} />
              </td>
              <td className="listen">
                <Button aria-pressed={playing === name} onClick={() => toggle(name, decibels)}>
                  {playing === name ? texts.stop : texts.listen}
                  <span className="hide">{` ${name}`}</span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small quiet listen">{texts.soundNote}</p>
    </section>
  )
}
