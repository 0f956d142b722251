import type {
  CommandEnvelope,
  Entities,
  InterpretRequest,
  Note,
  ObjectHandle,
} from '@planerka/contracts';
import { isFirstPlural, isOwnVerb } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isNounOfAct } from '../../lexicon/act-nouns.ts';
import { PREPOSITIONS } from '../../lexicon/correcting-words.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { VERB_PREFIX } from '../objects/named-run-phrases.ts';
import { hasRootOfVerb, sharedLetters } from '../objects/noun-of-verb.ts';
import { mayBeMadeToRepeat } from './made-to-repeat.ts';
import { AT_LAST, ONE_OF_MORE, PUT_ON_TIME, TELLS_NOTHING } from './said-again-phrases.ts';
import { isSaidInPart } from './said-in-part.ts';
import { BY_NEED, MORE_AHEAD, TOLD_TO_WRITE } from './said-in-part-phrases.ts';
import { isSameAndMore } from './said-with-more.ts';

/** Longer titles are hardly said twice. */
const WORDS_MAX = 8;
/** Of a single word, or of a short one, every letter has to be the same. */
const LETTERS_MIN = 3;
/** So many letters, and so much of the noun, a verb of one's own shares with it. */
const SHARED_MIN = 4;
const SHARED_PART = 0.6;
const KNOWN_MAX = 5;

/**
 * "полив цветов" behind "полить цветы": the numbers of what bears the title of the new one already, in another
 * form or order of its words. What is not spoken of in this thread, and what is ordered as one more, is not
 * looked at.
 */
export function saidAgain(
  text: string,
  { thread, source }: Pick<InterpretRequest, 'thread' | 'source'>,
  {
    command,
    isOrdered = false,
  }: Pick<CommandEnvelope, 'command'> & { readonly isOrdered?: boolean },
): readonly Omit<Extract<Note, { code: 'SAID_AGAIN' }>, 'position'>[] {
  const { title = '' } = command.entities;
  // an edited message makes anew what it had made
  if (thread === undefined || source.channel === 'telegram_edit' || ONE_OF_MORE.test(text))
    return [];
  // "запиши купить хлеб" is ordered anew, "запиши наконец купить хлеб" is said once more; "хлеб надо купить" tells of it
  const isNeeded = BY_NEED.test(text) && !TOLD_TO_WRITE.test(text);
  // "поставь «сбрасывать снег» на воскресенье" lays what stands on its day
  const isLaid = isOrdered && isTimed(command.entities) && PUT_ON_TIME.test(text);
  if (isOrdered && !isNeeded && !isLaid && !AT_LAST.test(text)) return [];
  const mayBePart = !isOrdered || isNeeded;
  const said = namingWords(title);
  if (said.length === 0 || said.length > WORDS_MAX) return [];
  // what repeats is new, and what stands at an hour already is hardly laid on another by few words
  const isOnce = isTimed(command.entities) && command.entities.recurrence === undefined;
  const mayBeLaid = ({ kind, number }: Pick<ObjectHandle, 'kind' | 'number'>): boolean =>
    isOnce && !thread.beginnings?.some((each) => each.kind === kind && each.number === number);
  // from one hour to another a task is worked on, and stays what it is
  const isOther = ({ kind, number }: ObjectHandle): boolean =>
    kind === 'task' && isForWork(command) && mayBeLaid({ kind, number });
  const known = thread.candidates.flatMap(({ kind, number, title: name = '' }) =>
    kind !== 'project' &&
    !isOther({ kind, number }) &&
    (isSame(said, namingWords(name)) ||
      mayBeMadeToRepeat({
        entities: command.entities,
        said,
        known: namingWords(name),
        handle: { kind, number },
        thread,
        isForm,
      }) ||
      isSameAndMore(title, name) ||
      (mayBePart &&
        !MORE_AHEAD.test(text) &&
        isSaidInPart(title, name, mayBeLaid({ kind, number }))))
      ? [{ kind, number }]
      : [],
  );
  return known.length === 0 ? [] : [{ code: 'SAID_AGAIN', known: known.slice(0, KNOWN_MAX) }];
}

const isTimed = ({ planned_at: at, planned_time: time, start_at: start }: Entities): boolean =>
  (at ?? time ?? start) !== undefined;

const isForWork = ({ intent, entities }: CommandEnvelope['command']): boolean =>
  intent === 'timeblock_create' && entities.end_at !== undefined;

const namingWords = (title: string): readonly string[] =>
  wordsIn(title).filter((word) => !TELLS_NOTHING.has(word));

/** The same title, or the same but for the verb that only one of them says: "кресло в химчистку". */
function isSame(said: readonly string[], known: readonly string[]): boolean {
  if (isSameTitle(said, known) || isSameButForJoint(said, known)) return true;
  const [few, many] = said.length < known.length ? [said, known] : [known, said];
  if (few.length < NAMES_MIN || many.length !== few.length + 1 || few.some(isInfinitive))
    return false;
  const verb = many.findIndex(isInfinitive);
  return verb >= 0 && isSameTitle(many.toSpliced(verb, 1), few);
}
/** A single noun may be of many acts: "машина" is washed, and sold. */
const NAMES_MIN = 2;

/** "отзывы ответить" of "ответить на отзывы": what binds the name is said of one of them only. */
function isSameButForJoint(said: readonly string[], known: readonly string[]): boolean {
  const [few, many] = said.length < known.length ? [said, known] : [known, said];
  const own = many.filter((word) => !PREPOSITIONS.has(word));
  const isBare = !few.some((word) => PREPOSITIONS.has(word));
  const hasVerb = few.some(isInfinitive);
  return isBare && hasVerb && own.length < many.length && own.length >= NAMES_MIN
    ? isSameTitle(own, few)
    : false;
}

/** Is each word of one a form of another word of the other? */
function isSameTitle(said: readonly string[], known: readonly string[]): boolean {
  if (said.length !== known.length) return false;
  const left = [...known];
  return said.every((word) => {
    const exact = left.indexOf(word);
    const isLike = said.length === 1 ? isSameAct : isForm;
    const at = exact >= 0 ? exact : left.findIndex((other) => isLike(word, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The same name in another case, the same act in another part of speech. */
function isForm(word: string, other: string): boolean {
  if (Math.min(word.length, other.length) < LETTERS_MIN) return false;
  if (isSameAct(word, other)) return true;
  if (isInfinitive(word) === isInfinitive(other)) return isSameName(word, other);
  const [noun, verb] = isInfinitive(word) ? [other, word] : [word, other];
  return hasRootOfVerb(noun, verb);
}

/** "тренироваться", "тренируюсь" of "тренировка", and the other way round. */
function isSameAct(word: string, other: string): boolean {
  if (isOwnVerb(word) || isFirstPlural(word)) {
    const least = Math.max(SHARED_MIN, Math.floor(other.length * SHARED_PART));
    const bare = other.replace(VERB_PREFIX, '');
    return Math.max(sharedLetters(word, other), sharedLetters(word, bare)) >= least;
  }
  if (isInfinitive(word) === isInfinitive(other)) return false;
  return isInfinitive(word) ? isNounOfAct(other, word) : isNounOfAct(word, other);
}
