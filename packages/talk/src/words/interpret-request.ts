import {
  type ButtonQuestion,
  type Channel,
  DEFAULT_LOCALE,
  type InterpretRequest,
  type Query,
  type QuestionCode,
  type SourceKind,
  type ThreadHints,
  WAITING_MAX,
  type WaitingQuestion,
  writeEntityId,
} from '@planerka/contracts';
import { epochMs, type Instant, isCreate, type Moment, toLocalIso } from '@planerka/plan';
import { type Conversation, type Draft, openQuestion } from '@planerka/runtime';
import { pendingInWords } from '@planerka/texts';
import { daysShown } from './days-shown.ts';
import { type Pointers, threadHints } from './thread-hints.ts';

export interface InterpretInput {
  readonly traceId: string;
  readonly channel: Channel;
  /** What an interpreter sees: the words with a placeholder for each token. */
  readonly words: string;
  /** What "завтра" counts from. */
  readonly reference: Instant;
  /** When the open question is told, and in which zone. */
  readonly moment: Moment;
  /** The draft in whose light the words are read, null for none. */
  readonly draft: Draft | null;
  /** A newer question of the door's own, asked with buttons. */
  readonly buttons?: ButtonQuestion | null;
  /** The question that the newest message answers. */
  readonly asked?: Query | null;
  /** What the words are a caption of, or what was sent before and still waits for its words. */
  readonly attached?: SourceKind | undefined;
  readonly conversation: Pick<
    Conversation,
    'thread' | 'person' | 'projects' | 'series' | 'waiting'
  >;
  readonly pointers: Pointers;
}

/** What an interpreter is asked about words: with the open question and the thread in view. */
export function interpretRequest(asking: InterpretInput): InterpretRequest {
  const { draft, moment, conversation, attached, buttons = null } = asking;
  const asked = asking.asked ?? undefined;
  const shown = daysShown(asked);
  const { thread, person } = conversation;
  const frame = { ...moment, locale: DEFAULT_LOCALE };
  return {
    trace_id: asking.traceId,
    source: { channel: asking.channel },
    now_iso: toLocalIso(asking.reference, moment.zone),
    text: asking.words,
    ...(draft === null ? {} : pendingInWords(openQuestion(draft, moment), frame)),
    ...older(conversation.waiting ?? [], moment),
    ...(buttons === null ? {} : { buttons }),
    ...(shown === null ? {} : { shown }),
    ...(asked === undefined ? {} : { asked }),
    ...(attached === undefined ? {} : { attached }),
    ...(person?.dayparts ? { dayparts: person.dayparts } : {}),
    thread: withBeginnings(
      threadHints(thread, asking.pointers, conversation.series),
      thread,
      moment,
    ),
    projects: nameableProjects(conversation.projects),
  };
}

/** When those of the candidates begin that are still to come, on the person's own clock. */
function withBeginnings(
  hints: ThreadHints,
  { beginnings = [] }: Conversation['thread'],
  { now, zone }: Moment,
): ThreadHints {
  const isCandidate = ({ kind, number }: { kind: string; number: number }): boolean =>
    hints.candidates.some((each) => each.kind === kind && each.number === number);
  const told = beginnings
    .filter((each) => isCandidate(each) && epochMs(each.begins_at) > epochMs(now))
    .map(({ ends_at: end, ...each }) => ({
      ...each,
      begins_at: toLocalIso(each.begins_at, zone),
      ...(end === undefined ? {} : { ends_at: toLocalIso(end, zone) }),
    }));
  return told.length === 0 ? hints : { ...hints, beginnings: told };
}

/** Questions that tell what is going to be done, so that a verb says which of them is meant. */
const TELLS_IT: ReadonlySet<QuestionCode> = new Set(['CONFIRM', 'PAST', 'BULK']);

/** The questions about what exists that wait behind the open one, and are not over. */
function older(drafts: readonly Draft[], { now }: Moment): { waiting?: WaitingQuestion[] } {
  const waiting = drafts
    .filter(({ expires_at: end }) => end !== null && epochMs(end) > epochMs(now))
    .flatMap(({ draft_id, question_code: code, operation: { operation } }): WaitingQuestion[] => {
      if (isCreate(operation) || !TELLS_IT.has(code)) return [];
      const status = operation.type === 'update_status' ? operation.status : undefined;
      const at = operation.type === 'reschedule' ? operation.planned_at : undefined;
      const told = { draft_id, act: operation.type };
      return [{ ...told, ...(status ? { status } : {}), ...(at ? { planned_at: at } : {}) }];
    })
    .slice(0, WAITING_MAX);
  return waiting.length === 0 ? {} : { waiting };
}

/** What a project may be called in a request; a longer name is none that people say. */
const NAME_MAX = 120;

/** The projects that a request may name. */
export function nameableProjects(projects: Conversation['projects']) {
  return projects.flatMap(({ number, title }) => {
    const isSaid = title.trim() !== '' && title.length <= NAME_MAX;
    return isSaid ? [{ id: writeEntityId({ kind: 'plan', number }), name: title }] : [];
  });
}
