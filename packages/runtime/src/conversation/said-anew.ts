import type { Message } from '@planerka/contracts';
import { type CreateOperation, isCreate, say, wordsIn } from '@planerka/plan';
import type { Draft } from '../drafts/draft.ts';
import type { Turn } from '../turn/turn.ts';
import type { Pursued } from './pursued.ts';
import { sharesStem } from './shares-stem.ts';

/** Shorter words bind others and name nothing. */
const NAME_MIN = 3;
/** One word in common is a kind of thing ("созвон"), of which there may be several. */
const NAMES_MIN = 2;

/**
 * Questions about something new that has been said in other words since, and is written: they are over, and
 * it is said so. Whoever was not understood says it again; asked about the first words afterwards, a "да" would make
 * a second one.
 */
export function endSaidAnew(turn: Turn, { operation, said, draft: own }: Pursued): Message[] {
  if (!isCreate(operation)) return [];
  const { open, waiting, queued } = turn.drafts;
  const asked = [...(open === null ? [] : [open]), ...waiting, ...queued];
  const over = asked.filter((draft) => {
    const { operation: wanted } = draft.operation;
    const isOfNow =
      draft.draft_id === own?.draft_id || draft.said.some((words) => said.includes(words));
    return !isOfNow && isCreate(wanted) && isSaidAnew(wanted, operation);
  });
  for (const draft of over) turn.drafts.save({ ...draft, state: 'dropped' });
  // one sentence may have been asked about in several parts of the same name
  return [...new Set(over.map(wordsOf))].map((words) => say('asked_no_more', { words }));
}

/**
 * "мишку всегда в 18", said while it is asked which of its days are meant: it was told and done, and is asked no more.
 */
export function endScopeAsked(
  turn: Turn,
  { operation, draft: own }: Pursued,
  ids: ReadonlySet<string>,
): void {
  if (operation.type !== 'reschedule' || operation.scope === undefined) return;
  const { open, waiting, queued } = turn.drafts;
  for (const draft of [...(open === null ? [] : [open]), ...waiting, ...queued]) {
    const { operation: asked, targets } = draft.operation;
    const isSame = asked.type === operation.type && targets.some(({ id }) => ids.has(id));
    if (draft.question_code !== 'SERIES' || draft.draft_id === own?.draft_id || !isSame) continue;
    turn.drafts.save({ ...draft, state: 'dropped' });
  }
}

function wordsOf({ operation: { operation }, said: [words = ''] }: Draft): string {
  return (isCreate(operation) ? operation.entities.title : undefined) ?? words;
}

/** Do they name the same: is every name of the one among the words of the other, two at least? */
export function isSaidAnew(
  { entities: { title: first = '' } }: Pick<CreateOperation, 'entities'>,
  { entities: { title: second = '' } }: Pick<CreateOperation, 'entities'>,
): boolean {
  const [few, many] = [namesOf(first), namesOf(second)].sort((a, b) => a.length - b.length);
  if (few === undefined || many === undefined || few.length < NAMES_MIN) return false;
  return few.every((name) => many.some((other) => sharesStem(name, other)));
}

const namesOf = (title: string): string[] => [
  ...new Set(wordsIn(title).filter((word) => word.length >= NAME_MIN)),
];
