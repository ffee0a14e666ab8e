import type { Group } from 'three'
import type { Form } from '../brands.ts'
import { matte } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { around, group, merged, part } from './parts.ts'
import { at } from './profile.ts'
import { box, latheZ } from './solids.ts'

/** Turning knob of a brand that looks along +z, with its pointer up. */
export function knob(form: Form, radius: number, finish: Finish, height = radius * 0.85): Group {
  const [r, h] = [radius, height]
  const body = latheZ(
    [at(0, h), at(r * 0.86, h, r * 0.14), at(r * 0.92, h * 0.75, 0.05), at(r, 0.1, 0.05), at(r, 0)],
    96,
    8,
  )
  const pointer = part(box(r * 0.1, r * 0.5, 0.05, 0.02), matte(form.accent, 0.4), [0, r * 0.55, h + 0.01])
  switch (form.knob) {
    case 'ribbed':
      return group(
        part(body, finish),
        merged(
          around(40, (angle) =>
            box(r * 0.05, r * 0.06, h * 0.7, 0.02, 1)
              .translate(0, r * 0.96, h * 0.4)
              .rotateZ(angle),
          ),
          finish,
        ),
        pointer,
      )
    case 'wing':
      return group(
        part(latheZ([at(0, h * 0.45), at(r * 0.9, h * 0.42, 0.1), at(r, 0)], 80), finish),
        part(box(r * 0.42, r * 1.9, h, r * 0.12, 5), finish, [0, 0, h * 0.5]),
        part(box(r * 0.1, r * 0.5, 0.05, 0.02), matte(form.accent, 0.4), [0, r * 0.6, h * 1.01]),
      )
    case 'dish':
      return group(
        part(
          latheZ(
            [
              at(0, h * 0.7),
              at(r * 0.5, h * 0.72, r * 0.4),
              at(r * 0.9, h * 0.95, r * 0.08),
              at(r, h * 0.7, r * 0.1),
              at(r, 0),
            ],
            96,
            8,
          ),
          finish,
        ),
        pointer,
      )
    case 'star':
      return group(
        part(latheZ([at(0, h), at(r * 0.7, h, r * 0.12), at(r * 0.78, 0)], 80), finish),
        merged(
          around(6, (angle) =>
            latheZ([at(0, h * 0.9), at(r * 0.28, h * 0.86, r * 0.08), at(r * 0.32, 0)], 28)
              .translate(0, r * 0.7, 0)
              .rotateZ(angle),
          ),
          finish,
        ),
        pointer,
      )
  }
}
