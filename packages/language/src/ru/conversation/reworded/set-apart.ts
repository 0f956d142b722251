import type { ReadOperation } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { GUESS } from '../acts/made.ts';
import { isAsking, operationsOf } from '../conversation.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import type { Reader } from '../words.ts';
import { MAY_BE_APART, SET_APART } from './set-apart-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 240;

/**
 * "подарок отдельно и столик отдельно, подарок купить до шестого, столик заказать на девятое", where both stand in one
 * title: each is written by itself, and whether the one of both goes is asked. Null where no one title names both.
 */
export const setApart: Reader = ({ said, thread, request }) => {
  const text = said.trim();
  if (thread === null || isAsking(request) || text.length > CHARS_MAX) return null;
  if (!MAY_BE_APART.test(text)) return null;
  const { one, other, rest } = SET_APART.exec(text)?.groups ?? {};
  if (one === undefined || other === undefined || rest === undefined) return null;
  const isOf = (name: string) =>
    namingWords(name)
      .filter((word) => !isInfinitive(word))
      .flatMap((word) => knownAs([word], thread));
  const others = isOf(other);
  const both = new Set(isOf(one).filter((each) => each.kind === 'task' && others.includes(each)));
  const [only, ...more] = both;
  if (only === undefined || more.length > 0) return null;
  // whether it goes is always asked
  const gone: ReadOperation = {
    operation: { type: 'delete', task: only.number },
    confidence: GUESS,
  };
  return { ...operationsOf([gone], true), rest: [rest] };
};
