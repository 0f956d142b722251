import { readText } from '../../grammar.ts';
import { isAction } from '../view.ts';
import { TOPIC_AHEAD } from './of-topic-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;

/**
 * "нет, это про кардиолога, анализы забрать в четверг": what it is about is told ahead of what is to be done,
 * and is no part of it. Null for everything else.
 */
export function withoutTopic(text: string): string | null {
  if (text.length > CHARS_MAX) return null;
  const rest = TOPIC_AHEAD.exec(text.trim())?.groups?.['rest'];
  return rest !== undefined && readText(rest).items.some(isAction) ? rest : null;
}
