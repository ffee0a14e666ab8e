/** Slovak inflection endings, in the same format. */
export const endings: readonly string[] = [
  ...['ovymi', 'ovych', 'oveho', 'ovemu', 'ieho', 'iemu', 'iach'],
  ...['ovym', 'ovou', 'ovej', 'ami', 'emi', 'imi', 'ymi', 'eho', 'emu', 'iam', 'iou', 'ich', 'ych', 'ach', 'och'],
  ...['ovy', 'ova', 'ove', 'ovu', 'ovi', 'ou', 'ov', 'om', 'am', 'em', 'im', 'ym', 'ej', 'ia', 'ie', 'iu', 'ii', 'mi'],
  ...['y', 'e', 'i', 'a', 'u', 'o'],
]
