import type { Model } from '../types.ts'
import { airPurifierModel } from './air-purifier.ts'
import { axialWallFanModel } from './axial-wall-fan.ts'
import { bathroomFanModel } from './bathroom-fan.ts'
import { glassFanModel } from './bathroom-fan-glass.ts'
import { boxFanModel } from './box-fan.ts'
import { ceilingFanModel } from './ceiling-fan.ts'
import { slimCeilingFanModel } from './ceiling-fan-slim.ts'
import { centrifugalFanModel } from './centrifugal-fan.ts'
import { hoseClampModel } from './clamp.ts'
import { controllerModel } from './controller.ts'
import { damperModel } from './damper.ts'
import { dehumidifierModel } from './dehumidifier.ts'
import { deskFanModel } from './desk-fan.ts'
import { drumFanModel } from './drum-fan.ts'
import { flatDuctModel } from './duct-flat.ts'
import { flexibleDuctModel } from './duct-flex.ts'
import { spiralDuctModel } from './duct-spiro.ts'
import { elbowModel } from './elbow.ts'
import { bagFilterModel } from './filter-bag.ts'
import { carbonFilterModel } from './filter-carbon.ts'
import { panelFilterModel } from './filter-panel.ts'
import { floorGrilleModel } from './grille-floor.ts'
import { wallGrilleModel } from './grille-wall.ts'
import { hygrostatModel } from './hygrostat.ts'
import { inlineFanModel } from './inline-fan.ts'
import { centralRecoveryModel } from './recovery-central.ts'
import { wallRecoveryModel } from './recovery-wall.ts'
import { roofFanModel } from './roof-fan.ts'
import { silencerModel } from './silencer.ts'
import { standFanModel } from './stand-fan.ts'
import { tapeModel } from './tape.ts'
import { teeModel } from './tee.ts'
import { towerFanModel } from './tower-fan.ts'
import { roundValveModel } from './valve-round.ts'

/** All kinds in the order in which their pictures are wanted. */
export const models: readonly Model[] = [
  bathroomFanModel,
  glassFanModel,
  inlineFanModel,
  boxFanModel,
  roofFanModel,
  axialWallFanModel,
  ceilingFanModel,
  slimCeilingFanModel,
  deskFanModel,
  standFanModel,
  towerFanModel,
  drumFanModel,
  centrifugalFanModel,
  wallRecoveryModel,
  centralRecoveryModel,
  airPurifierModel,
  dehumidifierModel,
  flexibleDuctModel,
  spiralDuctModel,
  flatDuctModel,
  elbowModel,
  teeModel,
  silencerModel,
  damperModel,
  wallGrilleModel,
  roundValveModel,
  floorGrilleModel,
  panelFilterModel,
  bagFilterModel,
  carbonFilterModel,
  controllerModel,
  hygrostatModel,
  hoseClampModel,
  tapeModel,
]
