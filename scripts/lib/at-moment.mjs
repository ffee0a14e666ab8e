// Preloaded with node --import: starts the clock of the process at TEST_NOW.
import { moveClock } from './move-clock.mjs'

const at = Date.parse(process.env.TEST_NOW ?? '')
if (Number.isNaN(at)) throw new Error(`TEST_NOW must be a time like 2027-03-28T01:30:00Z: ${process.env.TEST_NOW}`)
// child processes have the same offset
process.env.TEST_AHEAD_MS ??= String(at - Date.now())
moveClock(Number(process.env.TEST_AHEAD_MS))
