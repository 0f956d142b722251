import type { Message } from '@planerka/contracts';
import { isCreate, say } from '@planerka/plan';
import type { Draft } from '../drafts/draft.ts';
import type { Turn } from '../turn/turn.ts';
import type { Question } from '../verdict.ts';
import { type Asked, ask, repeat } from './ask.ts';
import { fromDraft } from './pursued.ts';
import { settle } from './settle.ts';

/**
 * Asks the draft's question again. What is to be created is asked about anew, with the starts that are
 * free by now: null when nothing is missing any more, which only a change of the rules between two
 * releases can bring about.
 */
export async function askAgain(
  turn: Turn,
  draft: Draft,
  how: { readonly unfit: number; readonly followUp: boolean },
): Promise<Question | null> {
  if (!isCreate(draft.operation.operation)) return repeat(turn, draft, how);
  const pursued = fromDraft(draft);
  const { numbers } = turn;
  const settled = await settle(turn, pursued);
  turn.rewind(numbers);
  if (settled.kind !== 'ask') return null;
  const lead = how.followUp ? [...aboutWhich(settled), ...settled.lead] : settled.lead;
  return ask(turn, pursued, { ...settled, lead }, how);
}

/** "На какой день запланировать задачу?", asked when its turn has come: of what, nobody remembers. */
function aboutWhich({ asking: { code }, pending: { operation } }: Asked): Message[] {
  const title = isCreate(operation) ? operation.entities.title : undefined;
  return code === 'DAY' && title !== undefined ? [say('asked_about', { words: title })] : [];
}
