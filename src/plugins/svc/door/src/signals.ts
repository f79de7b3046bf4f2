/* What is heard and felt of a verdict, so that nobody has to look. */

export type Tone = 'good' | 'again' | 'bad';

const tones: Record<Tone, { pitches: number[]; seconds: number; vibration: number[] }> = {
  good: { pitches: [880, 1320], seconds: 0.09, vibration: [80] },
  again: { pitches: [520, 520], seconds: 0.16, vibration: [120, 80, 120] },
  bad: { pitches: [220, 165], seconds: 0.28, vibration: [400] },
};

let audio: AudioContext | null = null;

/** Browsers let a page be heard once somebody has touched it. */
export function wakeSound(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

export function signal(tone: Tone): void {
  const { pitches, seconds, vibration } = tones[tone];
  navigator.vibrate?.(vibration);
  if (audio?.state !== 'running') return;
  for (const [index, pitch] of pitches.entries()) {
    const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + index * (seconds + 0.04);
    oscillator.frequency.value = pitch;
    oscillator.type = tone === 'bad' ? 'square' : 'sine';
    gain.gain.setValueAtTime(0.25, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }
}
