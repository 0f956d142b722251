import type { InterpretResponse, ObjectHandle, ThreadHints } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { isPast, isShortPassive } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isNounOfAct, verbsOfNoun } from '../../lexicon/act-nouns.ts';
import { BETWEEN_PARTS } from '../acts/list-phrases.ts';
import { GUESS } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { SHORT_NAME } from '../objects/with-whole-names-phrases.ts';
import { deedsAndNames } from './deeds-and-names.ts';
import { TO_GIVE } from './got-phrases.ts';
import { isDoingOf } from './is-doing-of.ts';
import { isUnread } from './is-open.ts';
import { isValueAsked } from './is-value-asked.ts';
import {
  BINDING,
  BUT_IT,
  ENDED,
  FINISHED,
  MAKES,
  ME,
  PAST_END,
  TURNED,
  WAY_HOME,
  WILL_BE,
} from './probably-done-phrases.ts';

/** Longer tales tell of more than one thing. */
const WORDS_MAX = 12;
/** Shorter words have too many neighbours. */
const NAME_MIN = 3;

/**
 * "гуашь купила муж", "рекс пришёл пораньше, привили уже", "обзвон вчера сделала, кстати": words that no way of
 * saying accounts for, in which the very deed of a task that was spoken of is told in the past, with what it was
 * done to. Whether that task is done is asked about: the words say more, and it is not known what. Null where
 * anything in them turns the tale, or where more than one task could be meant.
 */
export function probablyDone(
  { text, request }: Spoken,
  found: InterpretResponse,
): InterpretResponse | null {
  const { thread = null } = request;
  if (!isUnread(found) || thread === null || text.includes('?') || isValueAsked(request))
    return null;
  if (BUT_IT.test(text)) return null;
  const words = wordsIn(text.replace(WAY_HOME, ''));
  if (words.length < 2 || words.length > WORDS_MAX) return null;
  if (words.some((word) => TURNED.has(word) || isInfinitive(word))) return null;
  const told = words.filter((word) => isPast(word) || isShortPassive(word) || FINISHED.test(word));
  const isYetToBe = words.some((word) => WILL_BE.has(word)) && !told.some(isPast);
  if (told.length === 0 || isYetToBe) return null;
  const others = words.filter((word) => !told.includes(word) && !BINDING.has(word));
  const [best, next] = bearers(thread, told, others);
  if (best?.kind !== 'task' || best.named === next?.named) return null;
  return {
    kind: 'operations',
    envelopes: [],
    operations: [
      {
        operation: { type: 'update_status', status: 'done' },
        confidence: GUESS,
        mention: best.title,
        kind: 'task',
      },
    ],
    interpreter: 'rules',
  };
}

/** Something of which the words tell, and how many names of its title they say. */
interface Bearer extends Pick<ObjectHandle, 'kind'> {
  readonly title: string;
  readonly named: number;
}

/** All of whose deed the words tell, first that of which they say most. */
function bearers(
  { candidates }: ThreadHints,
  told: readonly string[],
  others: readonly string[],
): readonly Bearer[] {
  return candidates
    .flatMap((each) => bearerOf(each, told, others) ?? [])
    .sort((a, b) => b.named - a.named);
}

function bearerOf(
  { kind, title = '' }: ObjectHandle,
  told: readonly string[],
  others: readonly string[],
): Bearer | null {
  const parts = title.split(BETWEEN_PARTS);
  // "молоко купила" of several things tells of one of them
  const isList = parts.length > 1 && !parts.every((part) => wordsIn(part).some(isInfinitive));
  if (kind === 'project' || isList) return null;
  const { deeds, names } = deedsAndNames(title);
  const isNamed = (name: string): boolean =>
    others.some(
      (word) => (word.length >= NAME_MIN || SHORT_NAME.test(word)) && isSameName(word, name),
    );
  const named = names.filter(isNamed).length;
  const isDeedTold = deeds.some((deed) => told.some((word) => tellsOf(word, deed)));
  const isDeedNamed = deeds.some(
    (deed) => isNamed(deed) || others.some((word) => isNounOfAct(word, deed)),
  );
  const isFinished = told.some((word) => FINISHED.test(word));
  const isMade = deeds.every((deed) => !isInfinitive(deed) || MAKES.test(deed));
  const isEnded = isMade && isNamed(names[0] ?? '') && told.some((word) => ENDED.test(word));
  // "Аня вернула книгу мне" of what is to be given back to her
  const isGivenBack =
    deeds.some((deed) => TO_GIVE.test(deed)) && others.some((word) => ME.has(word));
  const isTold = !isGivenBack && isDeedTold && (named > 0 || names.length === 0);
  return isTold || isEnded || (isFinished && isDeedNamed) ? { kind, title, named } : null;
}

/** "купила", "куплена" of "купить"; "привили" of "прививка"; "замерил" of "замер". */
function tellsOf(word: string, deed: string): boolean {
  if (isInfinitive(deed)) return isDoingOf(word, deed);
  return (
    verbsOfNoun(deed).some((verb) => isDoingOf(word, verb)) ||
    (deed.length >= ROOT_MIN && rootOfPast(word) === deed)
  );
}

/** Shorter roots are those of too many words. */
const ROOT_MIN = 4;
const rootOfPast = (word: string): string => word.replace(PAST_END, '');
