import { type ReadOperation, type ThreadHints, TITLE_MAX_CHARS } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { kindOfNoun, POINTING } from '../lexicon.ts';
import { bearersOf, tellingWords } from '../objects/bearers.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import { AHEAD_OF_ACT, DONE_TO_FIELD, NOT } from '../reworded/said-of-field-phrases.ts';
import {
  NOTES_OF_NAMED,
  NOTES_TO_KNOWN,
  OF_NOTE_ITSELF,
  ONE_MORE_PART,
  PARTS_OF_NAMED,
  PARTS_TO_KNOWN,
  TOWARD,
  UNSURE_TO,
} from './kept-with-phrases.ts';
import { GUESS, LIKELY, SURE } from './made.ts';

const TEXT_MAX = 2000;

/**
 * "добавь к походу подзадачу купить спички", "к садику комментарий: группа 4": the part or the note goes to
 * what is named, and never to what is in view. Null where something else is said, or numbers name it.
 */
export function keptWithNamed(said: string, thread: ThreadHints | null): ReadOperation | null {
  const text = said.trim();
  if (/\d/u.test(text.split(':')[0] ?? '') || /[⟨«"]/u.test(text)) return null;
  return noteOf(text, thread) ?? partOf(text, thread);
}

function noteOf(text: string, thread: ThreadHints | null): ReadOperation | null {
  const found = firstOf(NOTES_OF_NAMED, text);
  if (found === null) return unmarkedNote(text, thread);
  if (isPointer(found.owner)) return null;
  const isKnown = isKnownBy(found.owner, thread);
  if (!isKnown && UNSURE_TO.test(text.slice(0, text.indexOf(found.owner)))) return null;
  const operation = { type: 'add_note', text: found.title.trim().slice(0, TEXT_MAX) } as const;
  return { operation, mention: found.owner, confidence: isKnown ? SURE : LIKELY };
}

/**
 * "к окнам пометка стремянка у соседа", of what was spoken of here, or behind "к"; what may be something to be done is
 * asked about.
 */
function unmarkedNote(text: string, thread: ThreadHints | null): ReadOperation | null {
  const found = firstOf([NOTES_TO_KNOWN], text);
  if (found === null || isPointer(found.owner)) return null;
  const words = wordsIn(found.title);
  const [first = '', ...more] = words;
  if (OF_NOTE_ITSELF.test(found.title) || isOfField(words)) return null;
  const mayBeToDo = !TOWARD.test(text) || more.some(isInfinitive);
  if (mayBeToDo && !isKnownBy(found.owner, thread)) return null;
  const operation = { type: 'add_note', text: found.title.trim().slice(0, TEXT_MAX) } as const;
  return { operation, mention: found.owner, confidence: isInfinitive(first) ? GUESS : LIKELY };
}

/** "заметку удали", "заметка старая больше не нужна": something is done to the note that is there. */
function isOfField(words: readonly string[]): boolean {
  const isDone = (word: string | undefined): boolean => DONE_TO_FIELD.test(word ?? '');
  const [first] = words.filter((word) => !AHEAD_OF_ACT.has(word));
  return first === undefined || isDone(first) || isDone(words.at(-1)) || first === NOT;
}

function partOf(text: string, thread: ThreadHints | null): ReadOperation | null {
  const ahead = firstOf(PARTS_OF_NAMED, text);
  const behind = ahead ?? firstOf(PARTS_TO_KNOWN, text);
  if (behind === null || isPointer(behind.owner) || ONE_MORE_PART.test(behind.title)) return null;
  const isKnown = isKnownBy(behind.owner, thread);
  if (!isKnown && (ahead === null || UNSURE_TO.test(text.slice(0, text.indexOf(behind.owner)))))
    return null;
  const title = behind.title.trim().slice(0, TITLE_MAX_CHARS);
  return {
    operation: { type: 'subtask_add', title },
    mention: behind.owner,
    confidence: isKnown ? SURE : LIKELY,
  };
}

function firstOf(patterns: readonly RegExp[], text: string) {
  for (const pattern of patterns) {
    const { owner = '', title = '' } = pattern.exec(text)?.groups ?? {};
    if (owner !== '' && title !== '') return { owner: owner.trim(), title };
  }
  return null;
}

/** "к задаче", "к ней", "на завтра": nothing is named. */
export function isPointer(owner: string): boolean {
  const { items } = readText(owner);
  const words = wordsIn(owner);
  const isTime = items.length > 0 && items.every(isFact);
  return (
    isTime ||
    words.every((word) => word.length < 3 || POINTING.has(word) || kindOfNoun(word) !== null)
  );
}

/** Was something that bears the words spoken of? "Походу" is a name here, whatever else it may mean. */
export const isKnownBy = (owner: string, thread: ThreadHints | null): boolean =>
  bearersOf(tellingWords(owner), thread).length > 0 || isSpokenOfIn(readText(owner).items, thread);
