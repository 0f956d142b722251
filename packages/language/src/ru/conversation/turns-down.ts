import type { QuestionCode } from '@planerka/contracts';
import type { Spoken } from '../../locale.ts';
import { isCancel, isUnwanted, leavesAsIs } from '../commands/is-cancel.ts';
import { isPlainNo, isRefused, refusesOnlyProject } from '../commands/refused.ts';
import { isNone, takesAway } from './read-operation-answer.ts';

/** "нет" chooses something of these. */
const ASKS_YES_OR_NO: ReadonlySet<QuestionCode> = new Set([
  'CONFIRM',
  'PAST',
  'PROJECT',
  'BULK',
  'STEPS',
  'BLOCKED',
  'TARGET',
]);
/** Their names are of several objects, of which one may be meant by itself. */
const ABOUT_SEVERAL: ReadonlySet<QuestionCode> = new Set(['BULK', 'TARGET']);

/** Is what is being asked turned down, so that nothing is done? */
export function turnsDown({ text, read, request }: Spoken): boolean {
  const { pending, pending_operation: asked } = request;
  const question = pending?.question ?? asked?.question;
  if (question === undefined) return false;
  const { words } = read;
  const { code } = question;
  // "ни одна из них" asks for others
  if (code === 'TARGET' && isNone(words)) return false;
  // of a project that is not made, the task is still wanted
  if (pending !== undefined && code === 'PROJECT' && refusesOnlyProject(text, words)) return false;
  if (isCancel(words) || leavesAsIs(words)) return true;
  if (!ASKS_YES_OR_NO.has(code) && isPlainNo(words)) return true;
  const title = pending?.envelope.command.entities.title ?? '';
  if (pending !== undefined && isUnwanted(words, title)) return true;
  const named = asked === undefined ? title : asked.question.clarifying_question;
  return isRefused(text, words, {
    about: ABOUT_SEVERAL.has(code) ? '' : named,
    isThere: asked !== undefined && (takesAway(asked.operation) || !ASKS_YES_OR_NO.has(code)),
  });
}
