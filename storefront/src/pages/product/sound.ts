/** A sound that plays. */
export interface Sound {
  stop(): void
}

const seconds = 2
/** Maximum time that it plays without being stopped. */
const atMost = 10
/** Loudness of speech in dB; its share of full scale leaves headroom for workshop fans. */
const reference = { decibels: 60, gain: 0.1 } as const

/** Share of full scale for a loudness, if the volume of the device is set for speech. */
export const gainOf = (decibels: number): number =>
  Math.min(1, reference.gain * 10 ** ((decibels - reference.decibels) / 20))

/** Pink noise: its energy decreases with the frequency like that of flowing air (Paul Kellet's filter). */
function pinkNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let [low, middle, high] = [0, 0, 0]
  for (let at = 0; at < samples.length; at += 1) {
    const white = Math.random() * 2 - 1
    low = 0.99765 * low + white * 0.099046
    middle = 0.963 * middle + white * 0.2965164
    high = 0.57 * high + white * 1.0526913
    samples[at] = (low + middle + high + white * 0.1848) * 0.2
  }
  return buffer
}

/** Plays the noise of air at a loudness until it is stopped, or for some seconds; `onEnd` is called when it ends by itself. */
export function playNoise(decibels: number, onEnd: () => void): Sound {
  const context = new AudioContext()
  // some browsers lose the user activation while the scripts load
  if (context.state === 'suspended') context.resume().catch(() => {})
  const source = context.createBufferSource()
  source.buffer = pinkNoise(context)
  source.loop = true
  const air = context.createBiquadFilter()
  air.type = 'lowpass'
  air.frequency.value = 1800
  const volume = context.createGain()
  // fade in, so that it does not startle
  volume.gain.setValueAtTime(0, context.currentTime)
  volume.gain.linearRampToValueAtTime(gainOf(decibels), context.currentTime + 0.3)
  source.connect(air).connect(volume).connect(context.destination)
  source.start()
  const stop = () => {
    clearTimeout(timer)
    if (context.state !== 'closed') void context.close()
  }
  const timer = setTimeout(onEnd, atMost * 1000)
  return { stop }
}
