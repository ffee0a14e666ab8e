/** Czech endings without accents, the longest first; what bends a noun or an adjective by case, number and gender. */
export const endings: readonly string[] = [
  ...['ovymi', 'ovych', 'oveho', 'ovemu', 'atech'],
  ...['ovym', 'ovou', 'iho', 'imu', 'imi', 'ich', 'ymi', 'ych', 'eho', 'emu', 'ami', 'emi', 'ove', 'ovy', 'ova', 'ovi'],
  ...['ach', 'ech', 'ou', 'um', 'em', 'im', 'ym', 'am', 'y', 'e', 'i', 'a', 'u', 'o'],
]
