const letters: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', đ: 'd', ø: 'o', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd' }

/** Text in lower case without accents: `Çå Ø 100` is `ca o 100`. */
export const transliterate = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßłđøæœþð]/g, (letter) => letters[letter] ?? letter)
