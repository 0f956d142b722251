import {
  ASKED_TIME,
  ASKS,
  PLAIN_QUESTIONS,
  SPOKEN,
  TALK_AHEAD,
  TALK_BEHIND,
} from './amid-talk-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;

/**
 * "доброе утро че сегодня", "покажи всё что у меня записано а то я запуталась": the question by itself, in plain words.
 * Null for what is no question, or is one already; whoever asks has to see that it is read as one.
 */
export function askedAmidTalk(said: string): string | null {
  const text = said.trim();
  if (text.length > CHARS_MAX) return null;
  const alone = text.replace(TALK_AHEAD, '').replace(TALK_BEHIND, '$<end>');
  const plain = [...SPOKEN, ...PLAIN_QUESTIONS].reduce(
    (words, [pattern, by]) => words.replace(pattern, by),
    alone,
  );
  if (plain.toLowerCase() === text.toLowerCase()) return null;
  return ASKS.test(plain) || ASKED_TIME.test(plain) ? plain : null;
}
