// The sound of a new hot lead: a short tone the browser makes itself, and whether this person wants to hear it.
const KEY = 'redress-hot-lead-sound';
const PITCHES_HZ = [660, 880] as const;
const TONE_S = 0.14;
const LOUDNESS = 0.12;

export function readSoundChoice(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function saveSoundChoice(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage may be forbidden; the choice then holds until the page is left.
  }
}

/** Plays two short tones. Browsers may refuse sound before the first click; the alert can be seen all the same. */
export async function playHotLeadSound(): Promise<void> {
  try {
    const audio = new AudioContext();
    await audio.resume();
    const loudness = audio.createGain();
    loudness.gain.value = LOUDNESS;
    loudness.connect(audio.destination);
    PITCHES_HZ.forEach((pitch, place) => {
      const tone = audio.createOscillator();
      tone.frequency.value = pitch;
      tone.connect(loudness);
      tone.start(audio.currentTime + place * TONE_S);
      tone.stop(audio.currentTime + (place + 1) * TONE_S);
      if (place === PITCHES_HZ.length - 1) tone.addEventListener('ended', () => void audio.close());
    });
  } catch {
    // No sound device, or refused.
  }
}
