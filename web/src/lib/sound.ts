/** A short sound of our own: two notes as of a clay flute. Made here, so that nothing has to be loaded. */

const NOTES: [hertz: number, at: number][] = [
  [587.33, 0],
  [880, 0.16],
];
const LONG = 0.34;
const LOUD = 0.14;

let audio: AudioContext | null = null;

/** Silent where the browser has no sound, or allows none before the first click. */
export function ring(): void {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const [hertz, at] of NOTES) flute(audio, hertz, audio.currentTime + at);
}

function flute(audio: AudioContext, hertz: number, from: number): void {
  const loud = audio.createGain();
  loud.gain.setValueAtTime(0, from);
  loud.gain.linearRampToValueAtTime(LOUD, from + 0.03);
  loud.gain.exponentialRampToValueAtTime(0.001, from + LONG);
  loud.connect(audio.destination);
  const breath = audio.createOscillator();
  breath.type = "triangle";
  breath.frequency.value = hertz;
  breath.connect(loud);
  breath.start(from);
  breath.stop(from + LONG);
}
