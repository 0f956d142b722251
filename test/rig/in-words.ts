import { DEFAULT_LOCALE, type Frame, type Message } from '@planerka/contracts';
import type { Moment } from '@planerka/plan';
import { render } from '@planerka/texts';
import { SAMPLE_MOMENT } from './sample-plan.ts';

/** A value with words in place of each of its messages. */
export type InWords<T> = T extends Message
  ? string
  : T extends readonly (infer E)[]
    ? InWords<E>[]
    : T extends object
      ? { readonly [K in keyof T]: InWords<T[K]> }
      : T;

function isMessage(value: object): value is Message {
  return 'code' in value && 'data' in value && Object.keys(value).length === 2;
}

function wordsOf(value: unknown, frame: Frame): unknown {
  if (Array.isArray(value)) return value.map((each) => wordsOf(each, frame));
  if (typeof value !== 'object' || value === null) return value;
  if (isMessage(value)) return render(value, frame);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, wordsOf(each, frame)]),
  );
}

/** What a person reads where `value` holds messages, all else as it is. */
export function inWords<T>(value: T, moment: Moment = SAMPLE_MOMENT): InWords<T> {
  return wordsOf(value, { ...moment, locale: DEFAULT_LOCALE }) as InWords<T>;
}
