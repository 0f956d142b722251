import type { InterpretResponse, Note, ObjectHandle } from '@planerka/contracts';
import type { ListedObjects, Proposal } from '@planerka/runtime';

/** What a door knows about the words that were read. */
export interface ReadWords {
  /** Idempotency key of the utterance; each proposal adds its position. */
  readonly key: string;
  /** The person's own words. */
  readonly said: string;
  /** The draft in whose light they were read, null when no question was open. */
  readonly draftId: string | null;
  /** What the door knows about the objects that may be meant; nothing, where it knows nothing. */
  readonly refs?: readonly ObjectHandle[];
  readonly suggested?: readonly ObjectHandle[];
  readonly listed?: ListedObjects;
  /** The candidates of the request: a model may name nothing else. */
  readonly offered?: readonly ObjectHandle[];
  /** How many proposals of the utterance come before these; 0 unless tokens made some. */
  readonly position?: number;
}

function notesOf(reading: InterpretResponse, position: number): Note[] {
  return (reading.notes ?? [])
    .filter((note) => note.position === position)
    .map((note) => ({ ...note, position: 0 }));
}

/** What is suggested about the command, each at its own position as the contract counts them. */
function suggestionsOf({ suggestions = [] }: InterpretResponse, position: number) {
  const mine = suggestions.filter((draft) => draft.position === position);
  return mine.length === 0 ? {} : { suggestions: mine };
}

/** New things to create; `from` proposals come before them in the utterance. */
function commandsOf(
  reading: InterpretResponse,
  { key, said }: ReadWords,
  from: number,
): Proposal[] {
  return reading.envelopes.map((envelope, position) => ({
    type: 'command',
    key: `${key}:${from + position}`,
    envelope,
    notes: notesOf(reading, position),
    readings: reading.envelopes.length === 1 ? (reading.readings ?? []) : [],
    ...suggestionsOf(reading, position),
    said,
  }));
}

/** "шины тоже": done again, or else what is new beside it, and never both. */
const isAgain = ({ operations = [] }: InterpretResponse): boolean =>
  operations.length === 1 && operations[0]?.again === true;

/** What is done to things that exist, and then what is new. */
function operationsOf(reading: InterpretResponse, words: ReadWords, from: number): Proposal[] {
  const { key, said, refs = [], suggested = [] } = words;
  const offered = reading.interpreter === 'model' ? { offered: words.offered ?? [] } : {};
  const listed = words.listed === undefined ? {} : { listed: words.listed };
  const shared = reading.mention === undefined ? {} : { mention: reading.mention };
  const [otherwise] = isAgain(reading) ? reading.envelopes : [];
  const operations = (reading.operations ?? []).map((read, position) => ({
    type: 'operation' as const,
    key: `${key}:${from + position}`,
    read: read.mention === undefined ? { ...read, ...shared } : read,
    refs,
    suggested,
    ...listed,
    ...offered,
    ...(otherwise === undefined ? {} : { otherwise }),
    said,
  }));
  if (otherwise !== undefined) return operations;
  return [...operations, ...commandsOf(reading, words, from + operations.length)];
}

/** The answer to the question that is open. */
function answerOf(reading: InterpretResponse, words: ReadWords, key: string): Proposal {
  const { said } = words;
  const draftId = reading.draft_id ?? words.draftId;
  if (draftId === null) return { type: 'not_understood', key, said };
  const { choice_id, operations: [read] = [], envelopes, parts } = reading;
  if (choice_id !== undefined) return { type: 'choice', key, draft_id: draftId, choice_id, said };
  if (read) return { type: 'operation_answer', key, draft_id: draftId, read, said };
  const [envelope] = envelopes;
  return {
    type: 'answer',
    key,
    draft_id: draftId,
    envelope,
    ...(parts === undefined ? {} : { parts }),
    notes: notesOf(reading, 0),
    said,
  };
}

/** "верни" in reply to what was done to something means that thing, as "плёнку верни назад" does. */
function redoOf(
  { kind, undo_of: named, moved_only: moved }: InterpretResponse,
  { refs = [] }: ReadWords,
  key: string,
): Proposal {
  const about = named === undefined ? refs : [named];
  const only = moved === undefined ? {} : { moved_only: moved };
  if (about.length > 0) return { type: 'redo', key, or_undo: true, about, ...only };
  return { type: 'redo', key, ...(kind === 'back' ? { or_undo: true } : {}) };
}

function dayPlanOf({ plan_act: act, day }: InterpretResponse, key: string): Proposal {
  return act === undefined
    ? { type: 'day_plan', key, day: day ?? null }
    : { type: 'day_plan_act', key, set_id: null, act };
}

/** "ага. и ещё написать ...", "час, и ещё купить ...": the open question is answered before what is said behind it. */
function answeredAhead(
  { choice_id: choice, answer }: InterpretResponse,
  { said, draftId }: ReadWords,
  key: string,
): Proposal[] {
  if (draftId === null) return [];
  if (choice === undefined) {
    if (answer === undefined) return [];
    return [{ type: 'answer', key, draft_id: draftId, envelope: answer, said }];
  }
  return [{ type: 'choice', key, draft_id: draftId, choice_id: choice, said }];
}

function orderedBehind(reading: InterpretResponse, words: ReadWords, from: number): Proposal[] {
  return reading.kind === 'commands'
    ? commandsOf(reading, words, from)
    : operationsOf(reading, words, from);
}

/** What a reading proposes to the runtime: the same for every door that takes words. */
export function proposalsFromReading(reading: InterpretResponse, words: ReadWords): Proposal[] {
  const { said, position = 0, refs = [] } = words;
  const key = `${words.key}:${position}`;
  switch (reading.kind) {
    case 'commands':
    case 'operations': {
      const ahead = answeredAhead(reading, words, key);
      return [...ahead, ...orderedBehind(reading, words, position + ahead.length)];
    }
    case 'answer':
      return [answerOf(reading, words, key)];
    case 'undo': {
      const about = reading.undo_of === undefined ? refs : [reading.undo_of];
      const altered = reading.altered_only === true ? { altered_only: true } : {};
      return [{ type: 'undo', key, ...(about.length === 0 ? {} : { about }), ...altered }];
    }
    case 'redo':
    case 'back':
      return [redoOf(reading, words, key)];
    case 'day_plan':
      return [dayPlanOf(reading, key)];
    case 'query':
      return [];
    case 'cancel':
      return [{ type: 'cancel', key, said, ...(reading.takes_back ? { takes_back: true } : {}) }];
    case 'none': {
      const talk = reading.talk === undefined ? {} : { talk: reading.talk };
      return [{ type: 'not_understood', key, said, ...talk }];
    }
  }
}
