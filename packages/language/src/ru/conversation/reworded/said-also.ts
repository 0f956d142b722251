import {
  CONFIDENCE,
  type InterpretRequest,
  type InterpretResponse,
  type ReadOperation,
  type ThreadHints,
} from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { ReadNew, Spoken } from '../../../spoken.ts';
import { isInfinitive, isVerbToDo } from '../../commands/verb-forms.ts';
import { isAction, isFact, isWord } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { bearersOf, tellingWords } from '../objects/bearers.ts';
import { takeHandles } from '../objects/handles.ts';
import { onceMore } from '../several/one-more.ts';
import {
  ALSO,
  ALSO_SAID,
  BESIDE_NUMBER,
  LEADS_TO_ALSO,
  MORE_THAN_ALSO,
  NEXT_NAME,
  NUMBER_ALSO,
  QUOTED,
} from './said-also-phrases.ts';

/** More is a story. */
const CHARS_MAX = 120;

/**
 * "выезд тоже на час позже", "и Кате тоже к пятнице": what was just done, of something else. Without its "тоже" it may
 * be said of what stands; something new is never called so, and where no verb says what is to be done it is asked
 * about first. Null for everything else.
 */
export function saidAlso(
  { text, request, ground }: Spoken,
  {
    found: before,
    said,
    readNew,
  }: {
    /** What the words are without this rule. */
    readonly found: InterpretResponse;
    readonly said: (spoken: Spoken) => InterpretResponse | null;
    readonly readNew: ReadNew;
  },
): InterpretResponse | null {
  const numbered = numberedAlso(text, request);
  if (numbered !== null) return doneTo(numbered);
  const next = nextOne(text, request, before);
  if (next !== null) return doneTo(next);
  const plain = withoutAlso(text);
  if (plain === null) return null;
  const { pending: _new, pending_operation: _old, ...unasked } = request;
  const known = said({ text: plain, read: readText(plain), request: unasked, ground });
  if (known?.kind === 'operations') return known.operations?.every(isNamed) ? known : null;
  const isAsked = request.pending !== undefined || request.pending_operation !== undefined;
  const again = isAsked ? null : doneAgain(plain, request.thread ?? null);
  const anew = alsoNew(plain, { thread: request.thread, before, readNew });
  if (again === null) return anew;
  const { kind, envelopes: otherwise } = anew ?? before;
  const envelopes = kind === 'commands' && otherwise.length === 1 ? otherwise.map(doubted) : [];
  return { kind: 'operations', envelopes, operations: [again], interpreter: 'rules' };
}

/** Something new, read without its "тоже"; null where what was read needs no mending. */
function alsoNew(
  plain: string,
  {
    thread,
    before,
    readNew,
  }: {
    readonly thread: InterpretRequest['thread'];
    readonly before: InterpretResponse;
    readonly readNew: ReadNew;
  },
): InterpretResponse | null {
  if (before.kind !== 'commands' || !before.envelopes.some(isTorn) || isOneMore(before))
    return null;
  // "Анне, ой, Инне тоже": what is taken back may only be added to
  if (takesWordsBack(readText(plain).items)) return null;
  const once = onceMore(plain, thread, readNew);
  if (once !== null) return once;
  const found = readNew(plain);
  if (found.kind !== 'commands') return null;
  const envelopes = found.envelopes.map((envelope) => {
    const { intent, entities } = envelope.command;
    const isPlain = intent === 'timeblock_create' || hasVerb(entities.title ?? '');
    return isPlain ? envelope : doubted(envelope);
  });
  return { ...found, envelopes };
}

/** "Анне, ой, Инне": where a time stands behind it, it is the time that is taken back. */
const takesWordsBack = (items: readonly Item[]): boolean =>
  items.some(({ meaning }, at) => {
    const next = items[at + 1];
    return meaning?.kind === 'correction' && next !== undefined && !isFact(next);
  });

function doubted(envelope: InterpretResponse['envelopes'][number]) {
  const { command } = envelope;
  return { ...envelope, command: { ...command, confidence: Math.min(command.confidence, GUESS) } };
}

const doneTo = (one: ReadOperation): InterpretResponse => ({
  kind: 'operations',
  envelopes: [],
  operations: [one],
  interpreter: 'rules',
});

/** "и TASK-003", "TASK-003 тоже": what was done last, of the one that is numbered. */
function numberedAlso(text: string, request: Spoken['request']): ReadOperation | null {
  const isAsked = request.pending !== undefined || request.pending_operation !== undefined;
  if (isAsked || text.length > CHARS_MAX) return null;
  const { also, behind } = NUMBER_ALSO.exec(text.trim())?.groups ?? {};
  if (also === undefined && behind === undefined) return null;
  const { text: rest, handles } = takeHandles(text, readText(text));
  const [only, ...more] = handles;
  if (only === undefined || more.length > 0 || only.isBare || only.kind === 'project') return null;
  if (!wordsIn(rest).every((word) => BESIDE_NUMBER.has(word))) return null;
  return {
    operation: { type: 'reschedule', [only.kind]: only.number },
    confidence: LIKELY,
    again: true,
  } as ReadOperation;
}

/** "и офис" behind what was done to another: where that is the whole of a title, it is asked whether it is so, too. */
function nextOne(
  text: string,
  request: Spoken['request'],
  before: InterpretResponse,
): ReadOperation | null {
  const isAsked = request.pending !== undefined || request.pending_operation !== undefined;
  const name = isAsked ? undefined : NEXT_NAME.exec(text.trim())?.groups?.['name'];
  const isUnsure =
    before.kind === 'commands' &&
    !isOneMore(before) &&
    before.envelopes.every(({ command }) => command.confidence < CONFIDENCE.act);
  const again = name === undefined || !isUnsure ? null : doneAgain(name, request.thread ?? null);
  return again && { ...again, confidence: GUESS };
}

/**
 * "резюме тоже" behind what was done to another thing: the whole of what one title is about, beside its verb, is to be
 * treated as that was. A name of one's own may as well be somebody for whom the same is to be done: it is asked first.
 */
function doneAgain(plain: string, thread: ThreadHints | null): ReadOperation | null {
  const view = inView(thread);
  const { items } = readText(plain);
  const isOfName = items.every(
    (item) => isWord(item) && !isFact(item) && !isAction(item) && !isVerb(item.word),
  );
  if (view === null || !isOfName) return null;
  const words = wordsIn(plain);
  const [only, ...more] = bearersOf(words, thread).filter(({ kind }) => kind !== 'project');
  if (only === undefined || more.length > 0 || only === view) return null;
  const { title = '' } = only;
  const names = tellingWords(title).filter((word) => !isInfinitive(word));
  if (names.length !== tellingWords(plain).length) return null;
  const confidence = HAS_OWN_NAME.test(title) ? GUESS : LIKELY;
  return { operation: { type: 'reschedule' }, confidence, mention: plain, again: true };
}

/** "набрать Тёму"; "позвонить в ЖЭК" has none. */
const HAS_OWN_NAME = /\s\p{Lu}\p{Ll}/u;

/** It is read as one more of what was written just now, whose verb it has. */
const isOneMore = ({ notes = [] }: InterpretResponse): boolean =>
  notes.some(({ code }) => code === 'ONE_MORE');

/** Is "тоже" taken for a word of its title, or what is done for something else than what it is done to? */
const isTorn = ({ command }: InterpretResponse['envelopes'][number]): boolean =>
  ALSO_SAID.test(command.entities.title ?? '') || command.confidence < CONFIDENCE.act;

function withoutAlso(text: string): string | null {
  if (text.length > CHARS_MAX || (text.match(ALSO) ?? []).length !== 1) return null;
  if (/[?;:\n]/u.test(text) || MORE_THAN_ALSO.test(text)) return null;
  if (!ALSO_SAID.test(text.replace(QUOTED, ''))) return null;
  const plain = text.replace(ALSO, '').replace(LEADS_TO_ALSO, '').trim();
  return plain === '' ? null : plain;
}

const isNamed = ({ operation, mention, names, several, set }: ReadOperation): boolean =>
  [mention, names, several, set].some((one) => one !== undefined) ||
  'task' in operation ||
  'timeblock' in operation;

const hasVerb = (title: string): boolean =>
  readText(title).words.some((item) => isVerbToDo(item) || isVerb(item.word));
