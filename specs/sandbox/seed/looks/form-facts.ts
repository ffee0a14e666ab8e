import type { ParameterKey } from '../parameter-keys.ts'
import type { PictureKind } from '../pictures.ts'

/**
 * The parameters that change the look of a product. A number can be rounded to a step, because small differences are not
 * visible and need no separate picture.
 */
export const FORM_FACTS: Readonly<Record<PictureKind, Readonly<Partial<Record<ParameterKey, true | number>>>>> = {
  'bathroom-fan': { diameter: true, timer: true, hygrostat: true, motion: true, cord: true },
  'bathroom-fan-glass': { diameter: true, material: true, timer: true, hygrostat: true, motion: true },
  'inline-fan': { diameter: true, material: true, timer: true, control: true },
  'box-fan': { diameter: true, motor: true, insulation: true },
  'roof-fan': { diameter: true, motor: true },
  'axial-wall-fan': { diameter: true, motor: true, backflow: true },
  'ceiling-fan': { span: true, material: true, installation: true, remote: true, wifi: true },
  'ceiling-fan-slim': { span: true, material: true, installation: true, remote: true, wifi: true },
  'desk-fan': { diameter: true, height: 20, material: true, control: true },
  'stand-fan': { diameter: true, height: 50, material: true, control: true, remote: true },
  'tower-fan': { height: true, control: true, remote: true, wifi: true },
  'drum-fan': { diameter: true, protection: true },
  'centrifugal-fan': { diameter: true, motor: true },
  'recovery-wall': { diameter: true, hygrostat: true, wifi: true },
  'recovery-central': { diameter: true, material: true, control: true, wifi: true },
  'air-purifier': { height: 20, control: true, ioniser: true, wifi: true },
  dehumidifier: { drying: true, tank: true, control: true, wifi: true },
  'duct-flex': { diameter: true, length: true, material: true, insulation: true },
  'duct-spiro': { diameter: true, length: true },
  'duct-flat': { width: true, depth: true, length: true },
  elbow: { diameter: true, angle: true },
  tee: { diameter: true, branch: true },
  silencer: { diameter: true, length: true, insulation: true },
  damper: { diameter: true, length: true, installation: true },
  'grille-wall': { width: true, depth: true, material: true, installation: true },
  'valve-round': { diameter: true, material: true },
  'grille-floor': { length: true, width: 5, material: true },
  'filter-panel': { width: true, depth: true, filterClass: true, material: true },
  'filter-bag': { width: true, depth: true, filterClass: true, material: true },
  'filter-carbon': { diameter: true, height: true },
  controller: { width: 5, depth: 5, installation: true, protection: true },
  hygrostat: { width: 5, depth: 5, installation: true, protection: true, control: true, wifi: true },
  clamp: { diameter: true, band: true, pieces: true, material: true },
  tape: { band: true, length: true, wall: true, material: true },
}
