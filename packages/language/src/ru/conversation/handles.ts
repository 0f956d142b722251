import type { ObjectHandle, TargetKind } from '@planerka/contracts';
import { DIGITS } from '../../grammar/scan.ts';
import type { ReadText } from '../grammar.ts';
import { roleAt } from '../commands/view.ts';
import { kindOfNoun } from './lexicon.ts';

/** An object named by its number, and where it was said. */
export interface SaidHandle extends ObjectHandle {
  readonly from: number;
}

/** A text whose numbers and placeholders of objects are blank; offsets stay as they were. */
export interface Unnumbered {
  readonly text: string;
  readonly handles: readonly SaidHandle[];
  /** Placeholders of tokens stood in it: the objects are settled without its words. */
  readonly hasTokens: boolean;
}

const PLACEHOLDER = /⟨\d{1,4}⟩/g;
const NUMBER_WORDS = new Set(['номер', 'номером', '-', '#', 'amount']);
const NUMBER_MAX = 1_000_000;

/** Does an object that a token named stand in the words? */
export const hasPlaceholder = (said: string): boolean => said.search(PLACEHOLDER) >= 0;

/** "TASK-042", "задачу 42", "проект № 3": the numbers that name objects, taken out of the text. */
export function takeHandles(said: string, { words }: ReadText): Unnumbered {
  const handles: SaidHandle[] = [];
  const bare = said.replace(PLACEHOLDER, (found) => ' '.repeat(found.length));
  let text = '';
  let done = 0;
  words.forEach((item, at) => {
    if (!(item.flags & DIGITS) || item.value < 1 || item.value > NUMBER_MAX) return;
    let first = at;
    while (NUMBER_WORDS.has(words[first - 1]?.word ?? '')) first -= 1;
    const kind =
      kindBefore(words[first - 1]?.word ?? '') ?? (first < at ? signed(words, at) : null);
    if (kind === null || goesOn(words, at)) return;
    handles.push({ kind, number: item.value, from: item.from });
    const from = words[first]?.from ?? item.from;
    text += bare.slice(done, from) + ' '.repeat(item.to - from);
    done = item.to;
  });
  return { text: text + bare.slice(done), handles, hasTokens: hasPlaceholder(said) };
}

/** Singular nouns only: "задачи 5 и 6" and "удали дела 5 марта" name no single object. */
const SINGULAR =
  /^(?:задач(?:а|у|е|ей)|подзадач(?:а|у|е)|таска?|task|блока?|блоку|block|проекта?|проекту|проекте|plan|встреч(?:а|у|е))$/;

function kindBefore(word: string): TargetKind | null {
  return SINGULAR.test(word) ? kindOfNoun(word) : null;
}

/** "#42", "№ 42" alone mean a task. */
function signed(words: ReadText['words'], at: number): TargetKind | null {
  const before = words[at - 1]?.word;
  return before === '#' || before === 'amount' ? 'task' : null;
}

/** "задачу 15 марта", "задача 14:30", "задачу 2 часа": the number belongs to what follows. */
function goesOn(words: ReadText['words'], at: number): boolean {
  const next = words[at + 1];
  if (next === undefined) return false;
  if (
    next.glued &&
    next.word !== ',' &&
    next.word !== '.' &&
    next.word !== '!' &&
    next.word !== '?'
  ) {
    return true;
  }
  return (
    next.kind !== 0 && !FREE_AFTER.has(next.word) && roleAt(next) === null && isTimeWord(next.word)
  );
}

const FREE_AFTER = new Set(
  'в во на с со к ко до за и , . ! ? не как от из по для под о лучше срок'.split(' '),
);
const isTimeWord = (word: string): boolean => /^[а-яё]+$/.test(word) && !DAY_WORDS.has(word);
/** A day may follow a number: "задачу 42 завтра". */
const DAY_WORDS = new Set('завтра сегодня послезавтра утром днем вечером позже раньше'.split(' '));
