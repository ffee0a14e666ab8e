import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const textOf = (file: string): string => readFileSync(file, 'utf8').trim()

/**
 * When a process began, as its system words it; '' where nobody can tell. A pid is given to others once its process is
 * gone, a pid with this is not.
 */
export function beganAt(pid: number): string {
  try {
    if (process.platform === 'linux') {
      // the name of the program stands in brackets and may have spaces; the time is the 20th word after it
      const ticks =
        textOf(`/proc/${pid}/stat`)
          .replace(/^.*\) /s, '')
          .split(' ')[19] ?? ''
      return `${textOf('/proc/sys/kernel/random/boot_id')} ${ticks}`
    }
    if (process.platform === 'win32') return ''
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
