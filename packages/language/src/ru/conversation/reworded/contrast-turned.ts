import type { ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { GUESS } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { cappedAt, isAsking } from '../conversation.ts';
import { type Fit, fitBehindVerb, isSomebody } from '../several/fits-in-place.ts';
import { isPreposition } from '../several/once-more.ts';
import { formOf } from '../several/same-of-another-phrases.ts';
import type { Reader } from '../words.ts';
import {
  CORRECTED_LAST,
  exactly,
  IS_NOT_BUT_IS,
  NAMES_NONE,
  NOT_THEM_BUT,
  notWrongButRight,
  RIGHT_NOT_WRONG,
} from './contrast-turned-phrases.ts';

/**
 * "с Тамарой, не с Таней", of what is in view and has the wrong words in its name: it is renamed, as by "не с Таней, а с
 * Тамарой". Null where nothing in view has them, and for times and verbs.
 */
export const contrastTurned: Reader = ({ said, request, thread, again }) => {
  const turned = contrastIn(said.trim(), thread);
  const anew = turned !== null || isAsking(request) ? null : anewIn(said.trim(), thread);
  const order = turned ?? anew?.order ?? null;
  const found = order === null ? null : again(order);
  if (found?.kind !== 'operations' || found.rest.length > 0) return null;
  if (found.operations.some(({ operation }) => operation.type !== 'rename')) return null;
  return anew?.isSure === false ? cappedAt(GUESS, found) : found;
};

function contrastIn(said: string, thread: ThreadHints | null): string | null {
  const turned = RIGHT_NOT_WRONG.exec(said)?.groups;
  const { right, wrong, joint = ',' } = turned ?? IS_NOT_BUT_IS.exec(said)?.groups ?? {};
  if (right === undefined || wrong === undefined || !isPlainName(right) || !isPlainName(wrong)) {
    return null;
  }
  const [meant, denied] = [wordsIn(right), wordsIn(wrong)];
  const isPair = meant.length === denied.length && isInView(wrong, thread);
  // "нужен не хлеб": only a comma, "а" or the same preposition sets one against the other
  const isContrast = joint.trim() !== '' || (meant.length > 1 && meant[0] === denied[0]);
  return isPair && isContrast ? notWrongButRight(wrong, right) : null;
}

interface Anew {
  readonly order: string;
  readonly isSure: boolean;
}

/** "не с ним, а с Дамиром", "с Дамиром то есть": only what is right is named. */
function anewIn(said: string, thread: ThreadHints | null): Anew | null {
  const title = inView(thread)?.title;
  const { right, pointed } = NOT_THEM_BUT.exec(said)?.groups ?? {};
  const isAlike = pointed === undefined || wordsIn(right ?? '')[0] === pointed.toLowerCase();
  const isDenied = right !== undefined && isAlike;
  const anew = isDenied ? right : CORRECTED_LAST.exec(said)?.groups?.right;
  if (title === undefined || anew === undefined || !isPlainName(anew)) return null;
  const order = exactly(anew);
  if (isPreposition(wordsIn(anew)[0] ?? '')) return { order, isSure: true };
  const fit = fitIn(title, anew);
  // "адрес точнее" asks for more of it than "хлеб" said
  const isSure = fit === 'surely' && (isDenied || formOf(wordsIn(anew).at(-1) ?? '') === 'for');
  return fit === null ? null : { order, isSure };
}

/** Does it stand in the place of the last word: somebody for somebody, and a thing for a thing, in a form that tells so? */
function fitIn(title: string, anew: string): Fit | null {
  const words = title.split(/\s+/u);
  const [verb = '', ...others] = words;
  const named = anew.split(/\s+/u).at(-1) ?? '';
  const stands = others.find((word) => isSomebody(word) === isSomebody(named));
  if (stands === undefined || !isInfinitive(verb.toLowerCase())) return null;
  const [known, said] = [stands, named].map((word) => formOf(word.toLowerCase()));
  if (said === null || known === undefined) return null;
  const fit = fitBehindVerb(verb.toLowerCase(), stands, anew);
  return fit === 'surely' && known !== said ? 'perhaps' : fit;
}

const isPlainName = (words: string): boolean =>
  readText(words).items.every((item) => !isFact(item) && !isInfinitive(item.word)) &&
  !wordsIn(words).some((word) => NAMES_NONE.has(word));

/** Does the title of what is in view hold all of these very words? */
function isInView(words: string, thread: ThreadHints | null): boolean {
  const { default_task_id: task, default_timeblock_id: block, candidates = [] } = thread ?? {};
  const seen = candidates.filter(
    ({ kind, number }) =>
      (kind === 'task' && number === task) || (kind === 'timeblock' && number === block),
  );
  return seen.some(({ title = '' }) => {
    const titled = wordsIn(title);
    return wordsIn(words).every((word) => titled.includes(word));
  });
}
