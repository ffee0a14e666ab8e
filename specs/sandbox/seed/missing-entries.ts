interface Coded {
  readonly id: number
  readonly code: string
}

/** Entries of a Czech data file that its Slovak copy lacks, or has with another id; and entries that only the copy has. */
export function missingEntries(file: string, czech: readonly Coded[], slovak: readonly Coded[]): string[] {
  const [own, theirs] = [czech, slovak].map((list) => new Map(list.map(({ code, id }) => [code, id])))
  return [
    ...czech.flatMap(({ code, id }) => {
      const found = theirs?.get(code)
      if (found === undefined)
        return [`data/sk/${file}: "${code}" is missing; add it with its Slovak name and description`]
      return found === id ? [] : [`data/sk/${file}: "${code}" has the id ${found}, but ${id} in data/${file}`]
    }),
    ...slovak.filter(({ code }) => !own?.has(code)).map(({ code }) => `data/${file}: "${code}" is missing`),
  ]
}
