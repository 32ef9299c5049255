import type { Sound } from './sounds.ts'

let noise: AudioBuffer | null = null

export function sounded(audio: AudioContext, sound: Sound): void {
  MOTIFS[sound](new Synth(audio))
}

/** What the motifs are made of: tones and noise, each with a rise and a fall. */
class Synth {
  readonly #context: AudioContext
  readonly #now: number

  constructor(audio: AudioContext) {
    this.#context = audio
    this.#now = audio.currentTime + 0.01
  }

  tone(
    at: number,
    length: number,
    from: number,
    to: number,
    loud: number,
    type: OscillatorType = 'sine',
  ): void {
    const oscillator = this.#context.createOscillator()
    oscillator.type = type
    oscillator.frequency.setValueAtTime(from, this.#now + at)
    oscillator.frequency.exponentialRampToValueAtTime(to, this.#now + at + length)
    oscillator.connect(this.#envelope(at, length, loud))
    oscillator.start(this.#now + at)
    oscillator.stop(this.#now + at + length + 0.05)
  }

  hiss(at: number, length: number, from: number, to: number, loud: number): void {
    const source = this.#context.createBufferSource()
    source.buffer = noise ??= whiteNoise(this.#context)
    const filter = this.#context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = 0.8
    filter.frequency.setValueAtTime(from, this.#now + at)
    filter.frequency.exponentialRampToValueAtTime(to, this.#now + at + length)
    source.connect(filter).connect(this.#envelope(at, length, loud))
    source.start(this.#now + at)
    source.stop(this.#now + at + length + 0.05)
  }

  #envelope(at: number, length: number, loud: number): GainNode {
    const gain = this.#context.createGain()
    gain.gain.setValueAtTime(0.0001, this.#now + at)
    gain.gain.exponentialRampToValueAtTime(loud, this.#now + at + Math.min(0.02, length / 4))
    gain.gain.exponentialRampToValueAtTime(0.0001, this.#now + at + length)
    gain.connect(this.#context.destination)
    return gain
  }
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}

const MOTIFS: { readonly [sound in Sound]: (synth: Synth) => void } = {
  tick: (synth) => synth.tone(0, 0.07, 190, 120, 0.18, 'triangle'),
  step: (synth) => synth.hiss(0, 0.26, 500, 1400, 0.1),
  turn(synth) {
    bell(synth, 0, 523)
    bell(synth, 0.16, 698)
  },
  fin(synth) {
    for (const [at, note] of [
      [0, 82],
      [0.42, 87],
      [0.72, 92],
      [0.92, 98],
    ]) {
      synth.tone(at, 0.3, note, note * 0.97, 0.16, 'sawtooth')
      synth.tone(at, 0.34, note / 2, note / 2, 0.22)
    }
  },
  horn(synth) {
    synth.tone(0, 0.35, 233, 231, 0.12, 'square')
    synth.tone(0.4, 0.4, 175, 174, 0.12, 'square')
  },
  siren(synth) {
    for (const at of [0, 0.5]) {
      synth.tone(at, 0.27, 440, 780, 0.09, 'triangle')
      synth.tone(at + 0.23, 0.29, 780, 440, 0.09, 'triangle')
    }
  },
  splash(synth) {
    synth.hiss(0, 0.45, 2400, 400, 0.2)
    synth.tone(0, 0.2, 120, 50, 0.3)
  },
  bite(synth) {
    synth.hiss(0, 0.05, 3000, 1500, 0.3)
    synth.hiss(0.07, 0.08, 1800, 600, 0.22)
  },
  dice(synth) {
    for (const at of [0, 0.09, 0.2, 0.34, 0.5]) synth.tone(at, 0.03, 900 + at * 400, 700, 0.12, 'triangle')
  },
  win(synth) {
    for (const [index, note] of [392, 494, 587, 784, 988].entries()) bell(synth, index * 0.13, note)
  },
  lose(synth) {
    for (const [index, note] of [494, 440, 392, 330, 262].entries()) bell(synth, index * 0.15, note)
  },
}

function bell(synth: Synth, at: number, note: number): void {
  synth.tone(at, 0.6, note, note, 0.14)
  synth.tone(at, 0.3, note * 2.76, note * 2.76, 0.04)
}
