import type { PendingQuestion, QuestionCode } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Spoken } from '../../../spoken.ts';
import { valueBesideReason } from '../../commands/answers/beside-reason.ts';
import { besideDeniedOwn } from '../../commands/answers/denied-own.ts';
import { isCancel, isUnwanted, leavesAsIs } from '../../commands/answers/is-cancel.ts';
import { isPlainNo, isRefused, refusesOnlyProject } from '../../commands/answers/refused.ts';
import { takesAway } from '../acts/takes-away.ts';
import { isNone } from './read-operation-answer.ts';

/** "нет" chooses something of these. */
const ASKS_YES_OR_NO: ReadonlySet<QuestionCode> = new Set([
  'CONFIRM',
  'PAST',
  'PROJECT',
  'TWIN',
  'BULK',
  'STEPS',
  'BLOCKED',
  'TARGET',
]);
/** Their names are of several objects, of which one may be meant by itself. */
const ABOUT_SEVERAL: ReadonlySet<QuestionCode> = new Set(['BULK', 'TARGET']);

/** Is what is being asked turned down, so that nothing is done? */
export function turnsDown({ text, read, request, ground }: Spoken): boolean {
  const { pending, pending_operation: asked } = request;
  const { words } = read;
  if (pending !== undefined) {
    const standing = request.thread?.candidates.map(({ title = '' }) => title) ?? [];
    // "нет, не к трём, она пишет к четырём" wants it at another time
    if (besideDeniedOwn(text, pending, ground) !== null) return false;
    return turnsDownNew(text, words, pending, standing);
  }
  if (asked === undefined) return false;
  const { code, clarifying_question: named } = asked.question;
  // "ни одна из них" asks for others
  if (code === 'TARGET' && isNone(words)) return false;
  const about = ABOUT_SEVERAL.has(code) ? '' : named;
  const isThere = takesAway(asked.operation) || !ASKS_YES_OR_NO.has(code);
  return isNoTo(code, words) || isRefused(text, words, { about, isThere });
}

function turnsDownNew(
  text: string,
  words: readonly Item[],
  { question: { code }, envelope }: PendingQuestion,
  standing: readonly string[],
): boolean {
  // of a project that is not made, the task is still wanted
  if (code === 'PROJECT' && refusesOnlyProject(text, words)) return false;
  const about = envelope.command.entities.title ?? '';
  if (isNoTo(code, words)) return true;
  const isRefusal = isUnwanted(words, about) || isRefused(text, words, { about, isThere: false });
  // "не, рано слишком, в двенадцать" wants it at another time
  return isRefusal && valueBesideReason(text, code, { title: about, standing }) === null;
}

/** The words of refusal that say nothing else, and a plain no where that chooses nothing. */
const isNoTo = (code: QuestionCode, words: readonly Item[]): boolean =>
  isCancel(words) || leavesAsIs(words) || (!ASKS_YES_OR_NO.has(code) && isPlainNo(words));
