// Files stay small enough to be understood at once.
import { pathToFileURL } from 'node:url'
import { codeFiles, report } from './sources.mjs'

const longest = 350
const medianBelow = 90

export const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** The faults for a map of path to source text. */
export function sizeFaults(files) {
  const counts = [...files].map(([path, text]) => [path, lineCount(text)])
  const sorted = counts.map(([, lines]) => lines).sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  return [
    ...counts
      .filter(([, lines]) => lines > longest)
      .map(([path, lines]) => `${path} has ${lines} lines, more than ${longest}`),
    ...(median >= medianBelow ? [`the median file has ${median} lines, it should have less than ${medianBelow}`] : []),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report('File sizes', sizeFaults(codeFiles()))
