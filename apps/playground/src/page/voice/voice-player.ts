import { ru } from '../../texts/ru.ts';
import { duration } from '../chat/chat-dates.ts';
import { element } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import { relabel } from '../dom/icon-button.ts';
import { playgroundApi } from '../server/playground-api.ts';
import { flatWaveform, waveform } from './waveform.ts';

/** One note plays at a time. */
let playing: HTMLAudioElement | undefined;

/** A voice note in its bubble: play, a waveform to seek in, the time. */
export function voicePlayer(
  voice: { readonly file_id: string; readonly seconds: number },
  onProblem: (text: string) => void,
): HTMLElement {
  const audio = new Audio();
  const time = element('span', { class: 'voice-time' }, duration(voice.seconds));
  const button = element(
    'button',
    { type: 'button', class: 'voice-play', 'aria-label': ru.chat.play, title: ru.chat.play },
    icon('play'),
  );
  const bars = element('div', { class: 'voice-bars', 'aria-hidden': 'true' });
  const seek = element('input', {
    type: 'range',
    class: 'voice-seek',
    min: 0,
    max: 1000,
    value: 0,
    'aria-label': ru.chat.seek,
  });
  draw(bars, flatWaveform());

  const length = () => (Number.isFinite(audio.duration) ? audio.duration : voice.seconds);
  const show = () => {
    const part = Math.min(1, audio.currentTime / Math.max(length(), 0.001));
    seek.value = String(Math.round(part * 1000));
    seek.setAttribute('aria-valuetext', duration(audio.currentTime));
    bars.style.setProperty('--played', `${part * 100}%`);
    const isIdle = audio.paused && audio.currentTime === 0;
    time.textContent = duration(isIdle ? voice.seconds : audio.currentTime);
    if (audio.paused) relabel(button, 'play', ru.chat.play);
    else relabel(button, 'pause', ru.chat.pause);
  };
  for (const type of ['play', 'pause', 'timeupdate', 'seeked'] as const) {
    audio.addEventListener(type, show);
  }
  audio.addEventListener('ended', () => {
    audio.currentTime = 0;
    show();
  });
  const load = once(async () => {
    const blob = await playgroundApi.voice(voice.file_id);
    if (!blob) return false;
    audio.src = URL.createObjectURL(blob);
    draw(bars, await waveform(await blob.arrayBuffer()));
    return true;
  });
  button.addEventListener('click', () => {
    void toggle(audio, load).then((problem) => problem !== null && onProblem(problem));
  });
  seek.addEventListener('input', () => {
    void load().then(() => {
      audio.currentTime = (Number(seek.value) / 1000) * length();
    });
  });
  whenSeen(bars, () => void load());
  return element(
    'div',
    { class: 'voice', role: 'group', 'aria-label': ru.chat.voice(duration(voice.seconds)) },
    button,
    element('div', { class: 'voice-track' }, bars, seek),
    time,
  );
}

/** Plays or pauses; what to tell the person where neither works, else null. */
async function toggle(
  audio: HTMLAudioElement,
  load: () => Promise<boolean>,
): Promise<string | null> {
  if (!audio.paused) {
    audio.pause();
    return null;
  }
  if (!(await load())) return ru.voice.lost;
  playing?.pause();
  playing = audio;
  try {
    await audio.play();
    return null;
  } catch {
    return ru.voice.unplayable;
  }
}

function draw(bars: HTMLElement, heights: readonly number[]): void {
  const layer = (name: string) =>
    element(
      'div',
      { class: name },
      ...heights.map((height) => {
        const bar = element('i');
        bar.style.setProperty('height', `${Math.round(height * 100)}%`);
        return bar;
      }),
    );
  bars.replaceChildren(layer('voice-rest'), layer('voice-played'));
}

/** Old notes of a long history are fetched only when they come into view. */
function whenSeen(node: Element, run: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  });
  observer.observe(node);
}

function once<T>(run: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= run());
}
