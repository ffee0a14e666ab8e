/** Czech inflection endings of nouns and adjectives, without accents, longest first. */
export const endings: readonly string[] = [
  ...['ovymi', 'ovych', 'oveho', 'ovemu', 'atech'],
  ...['ovym', 'ovou', 'iho', 'imu', 'imi', 'ich', 'ymi', 'ych', 'eho', 'emu', 'ami', 'emi', 'ove', 'ovy', 'ova', 'ovi'],
  ...['ach', 'ech', 'ou', 'um', 'em', 'im', 'ym', 'am', 'y', 'e', 'i', 'a', 'u', 'o'],
]
