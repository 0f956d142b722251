import type { Entities, Message } from '@planerka/contracts';
import { type CreateOperation, isCreate, say, wordsIn } from '@planerka/plan';
import type { Draft } from '../drafts/draft.ts';
import type { Turn } from '../turn/turn.ts';
import { fromDraft, type Pursued } from './pursued.ts';
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
 * "электрик в три", said while it is asked whether the electrician is to be written for tomorrow at three: no second
 * wish without its day. The draft that asks about all of it, or null; what says more than the question is a wish of its
 * own.
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
    const isHour = instantOf(wanted)?.slice(CLOCK_FROM, CLOCK_TO) === hour;
    return isHour && isWithin(names, namesOf(wanted.entities.title ?? ''));
  };
  return [...(open === null ? [] : [open]), ...waiting, ...queued].find(isOfIt) ?? null;
}

const TIMES = [
  'planned_at',
  'planned_time',
  'planned_window',
  'start_at',
  'end_at',
  'duration_minutes',
  'due_date',
  'recurrence',
] as const satisfies ReadonlyArray<keyof Entities>;

const isTimed = ({ entities }: Pick<CreateOperation, 'entities'>): boolean =>
  TIMES.some((field) => entities[field] !== undefined);

/**
 * "позвонить в поликлинику", said while it is asked whether calling there is to be written for tomorrow at eight: written
 * by itself it would lose its day and its hour. What is asked about, then; null where no question is about it, the words
 * tell a time themselves, or say more than the name.
 */
export function withTimeAsked(turn: Turn, pursued: Pursued): Pursued | null {
  const { operation, draft: own, said, noticed } = pursued;
  if (own !== null || !isCreate(operation) || isTimed(operation)) return null;
  const { open, waiting } = turn.drafts;
  for (const draft of [...(open === null ? [] : [open]), ...waiting]) {
    const { question_code: code, operation: asked } = draft;
    const { operation: wanted, together } = asked;
    if (code !== 'CONFIRM' || together !== undefined || !isCreate(wanted)) continue;
    const isOfNow = draft.said.some((words) => said.includes(words));
    if (isOfNow || wanted.type !== operation.type || !isTimed(wanted)) continue;
    const [before, now] = [wanted, operation].map(({ entities: { title = '' } }) => namesOf(title));
    // "позвонить маме" beside "позвонить маме Оли": another one, and no less of the same
    const isAllOfIt = isWithin(now ?? [], before ?? []) && isWithin(before ?? [], now ?? []);
    const isOfIt = isSaidAnew(wanted, operation) && isAllOfIt;
    const saysMore = Object.keys(operation.entities).some((field) => field !== 'title');
    if (!isOfIt || saysMore) continue;
    return { ...fromDraft(draft), said: [...draft.said, ...said], noticed };
  }
  return null;
}

/**
 * Do they name the same: is every name of the one among the words of the other, two at least? What was asked at one and
 * the same instant, and is said again in fewer words, is the same by a single name: "терапевт" of "терапевт у меня".
 */
export function isSaidAnew(
  asked: Pick<CreateOperation, 'entities'>,
  said: Pick<CreateOperation, 'entities'>,
): boolean {
  const [before, now] = [asked, said].map(({ entities: { title = '' } }) => namesOf(title));
  if (before === undefined || now === undefined) return false;
  const at = instantOf(asked);
  if (at !== undefined && at === instantOf(said) && isWithin(now, before)) return true;
  const [few, many] = before.length < now.length ? [before, now] : [now, before];
  return few.length >= NAMES_MIN && isWithin(few, many);
}

/** Is each of the names among the others, and there is one? */
const isWithin = (names: readonly string[], others: readonly string[]): boolean =>
  names.length > 0 && names.every((name) => others.some((other) => sharesStem(name, other)));

/** "2026-02-26T15:00:00+03:00": its clock time. */
const [CLOCK_FROM, CLOCK_TO] = [11, 16];

/** When it is to begin; undefined for a day without an hour. */
function instantOf({ entities }: Pick<CreateOperation, 'entities'>): string | undefined {
  const at = entities.start_at ?? entities.planned_at;
  return at?.includes('T') === true ? at : undefined;
}

const namesOf = (title: string): string[] => [
  ...new Set(wordsIn(title).filter((word) => word.length >= NAME_MIN)),
];
