import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const textOf = (file: string): string => readFileSync(file, 'utf8').trim()

/**
 * Start time of a process, as the system formats it; '' if unknown. A pid is reused once its process has ended; a pid
 * with its start time is unique.
 */
export function processStart(pid: number): string {
  try {
    if (process.platform === 'linux') {
      // the program name is in brackets and may contain spaces; the time is the 20th field after it
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
