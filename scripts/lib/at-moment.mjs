// Loaded before a program (node --import): its calendar begins at TEST_NOW and goes on from there.
import { moveClock } from './move-clock.mjs'

const at = Date.parse(process.env.TEST_NOW ?? '')
if (Number.isNaN(at)) throw new Error(`TEST_NOW must be a time like 2027-03-28T01:30:00Z: ${process.env.TEST_NOW}`)
// programs started by this one are as far ahead
process.env.TEST_AHEAD_MS ??= String(at - Date.now())
moveClock(Number(process.env.TEST_AHEAD_MS))
