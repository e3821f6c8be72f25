const LOWEST_HZ = 220;
const OCTAVES = 2;
const SECONDS = 0.18;
const LOUDNESS = 0.12;

let context: AudioContext | undefined;

/** A short tone, higher for greater values: 0 is the least, and 1 is two octaves above it. */
export function playTone(height: number): void {
  // Browsers allow sound only after a press, so the context is made when the first tone is wanted.
  context ??= new AudioContext();
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  oscillator.frequency.value = LOWEST_HZ * 2 ** (OCTAVES * height);
  volume.gain.setValueAtTime(LOUDNESS, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + SECONDS);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(now);
  oscillator.stop(now + SECONDS);
}
