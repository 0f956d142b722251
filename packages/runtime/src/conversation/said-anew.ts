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

/**
 * "ну а электрик в три", said while it is asked whether the electrician is to be written for tomorrow at three: no
 * second wish without its day. The draft that asks about all of it, or null.
 */
export function saidWithoutDay(
  turn: Turn,
  { entities: { title = '', planned_time: hour } }: Pick<CreateOperation, 'entities'>,
): Draft | null {
  if (hour === undefined) return null;
  const { open, waiting, queued } = turn.drafts;
  const names = namesOf(title);
  const isOfIt = ({ question_code: code, operation: { operation: wanted } }: Draft): boolean => {
    if (code !== 'CONFIRM' || !isCreate(wanted)) return false;
    const asked = namesOf(wanted.entities.title ?? '');
    const isHour = instantOf(wanted)?.slice(CLOCK_FROM, CLOCK_TO) === hour;
    return isHour && names.some((name) => isAmong(name, asked));
  };
  return [...(open === null ? [] : [open]), ...waiting, ...queued].find(isOfIt) ?? null;
}

/**
 * Do they name the same: is every name of the one among the words of the other, two at least? At one and the same
 * instant a single name is enough: "встретить маму" is what was meant by "мама прилетает".
 */
export function isSaidAnew(
  first: Pick<CreateOperation, 'entities'>,
  second: Pick<CreateOperation, 'entities'>,
): boolean {
  const [few, many] = [first, second]
    .map(({ entities: { title = '' } }) => namesOf(title))
    .sort((a, b) => a.length - b.length);
  if (few === undefined || many === undefined) return false;
  const at = instantOf(first);
  if (at !== undefined && at === instantOf(second)) return few.some((name) => isAmong(name, many));
  return few.length >= NAMES_MIN && few.every((name) => isAmong(name, many));
}

/** "2026-02-26T15:00:00+03:00": its clock time. */
const [CLOCK_FROM, CLOCK_TO] = [11, 16];

/** When it is to begin; undefined for a day without an hour. */
function instantOf({ entities }: Pick<CreateOperation, 'entities'>): string | undefined {
  const at = entities.start_at ?? entities.planned_at;
  return at?.includes('T') === true ? at : undefined;
}

const isAmong = (name: string, names: readonly string[]): boolean =>
  names.some((other) => sharesStem(name, other));

const namesOf = (title: string): string[] => [
  ...new Set(wordsIn(title).filter((word) => word.length >= NAME_MIN)),
];
