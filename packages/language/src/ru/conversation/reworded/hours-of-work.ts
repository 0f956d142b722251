import type { InterpretRequest } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Spoken } from '../../../spoken.ts';
import { isOwnVerb } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark, ownWords, plainWord } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { firstPersonsOf } from '../objects/first-persons-of.ts';
import { namingWords } from '../objects/known-as.ts';
import { VERB_PREFIX } from '../objects/named-run-phrases.ts';
import { sharedLetters } from '../objects/noun-of-verb.ts';
import { isSpanOfWork, isWorkNamed, isWorkTold, taskToWorkOn } from '../objects/worked-on.ts';
import { ONTO, PREPOSITION } from '../objects/worked-on-phrases.ts';
import {
  blockOf,
  GOING_TO,
  inOneAspect,
  LEADS,
  MORE,
  PUT_BEHIND,
  SHORT_OWN,
  SITTING_DOWN,
  TO_WORK,
  WORKING,
} from './hours-of-work-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 100;
/** So many letters, and so much of a verb, its other aspect begins with. */
const SHARED_MIN = 4;
const SHARED_PART = 0.6;

/**
 * "с 5 до 7 делаю логотип", "обложки завтра с 14 до 17", "дверь крашу в субботу с 9 до 11", where that is a task: hours of
 * work on it, which are a timeblock as they are where they are ordered. The task stays as it is, with its deadline. Null
 * where the name is no task's, or that task has an hour of its own already, and where anything else is said.
 */
export function hoursOfWork({ text, request }: Spoken): string | null {
  const { thread } = request;
  if (thread === undefined || !mayBeMeant(text, request)) return null;
  const items = readText(text).items.filter((item) => !isMark(item));
  const facts = items.filter(isFact);
  if (!isSpanOfWork(facts)) return null;
  const said = items.filter((item) => !isFact(item) && !LEADS.has(plainWord(item)));
  // "и ещё логотип завтра с 10 до 12": beside the hours that stand
  const isOneMore = items.some((item) => MORE.has(plainWord(item)));
  for (const { names, isMeant, isAsTitled } of apartFromVerb(said)) {
    const task = taskToWorkOn(names, thread, isOneMore);
    if (task === null || !isMeant(task.title ?? '')) continue;
    const name = isAsTitled ? withoutVerb(task.title ?? '') : ownWords(names, text);
    return blockOf(name, ownWords(facts, text));
  }
  return null;
}

/** What is asked about may be answered by a time beside its name. */
function mayBeMeant(text: string, request: InterpretRequest): boolean {
  const { source, thread, pending, pending_operation: asked } = request;
  if (text.length > CHARS_MAX || /[?\n:;]/u.test(text)) return false;
  if (source.channel === 'telegram_edit' || asked !== undefined) return false;
  if (thread?.named === true || thread?.operations.length !== 0) return false;
  const drafted = wordsIn(pending?.envelope.command.entities.title ?? '');
  return !namingWords(text).some((name) => drafted.some((word) => isSameName(word, name)));
}

/** The words that name something, apart from what says that it is worked on. */
interface ApartFromVerb {
  readonly names: readonly Item[];
  /** May that be done to what is called so? */
  readonly isMeant: (title: string) => boolean;
  /** Beside a verb the name may stand in another case than that of a title. */
  readonly isAsTitled: boolean;
}

/** "делаю", "сижу над", "буду красить", "крашу": nouns end like the last, so that each may be the verb. */
function apartFromVerb(said: readonly Item[]): readonly ApartFromVerb[] {
  const words = said.map(plainWord);
  const put = words.findIndex((word, at) => at > 0 && PUT_BEHIND.has(word));
  const isWork = (title: string): boolean => {
    const titled = wordsIn(title);
    // "у нас презентация": who has it, and where, would be part of the name
    const isPlain = words.every((word) => !PREPOSITION.has(word) || titled.includes(word));
    return (
      isPlain &&
      isWorkNamed(
        title,
        said.map(({ word }) => word),
      )
    );
  };
  if (put > 0) return [{ names: said.toSpliced(put, 1), isMeant: isWork, isAsTitled: false }];
  const going = words.findIndex((word) => GOING_TO.has(word));
  const verbs = words.flatMap((word, at) =>
    (going < 0 ? isWorking(word) : isInfinitive(word)) ? [at] : [],
  );
  const bare = { names: said, isMeant: isWork, isAsTitled: false };
  return [...verbs.map((act) => withoutAct(said, act, going)), bare];
}

function withoutAct(said: readonly Item[], act: number, going: number): ApartFromVerb {
  const words = said.map(plainWord);
  const isOnto = ONTO.has(words[act + 1] ?? '');
  const verb = words[act] ?? '';
  const isAny = WORKING.has(verb) || TO_WORK.has(verb) || SITTING_DOWN.has(words[going] ?? '');
  const names = said.filter((_, at) => at !== act && at !== going && !(isOnto && at === act + 1));
  const naming = names.map(({ word }) => word);
  const isMeant = (title: string): boolean => {
    const titled = wordsIn(title);
    // "сижу с соней", "крашу калитку у соседа": with whom and where would be lost
    const isWhole = naming.every((word) => !PREPOSITION.has(word) || titled.includes(word));
    return isWhole && (isAny || isOf(verb, titled[0] ?? '')) && isWorkTold(title, naming);
  };
  return { names, isMeant, isAsTitled: true };
}

const isWorking = (word: string): boolean =>
  WORKING.has(word) || isOwnVerb(word) || SHORT_OWN.test(word);

/** "крашу" of "покрасить", "учу" of "выучить", "собирать" of "собрать". */
function isOf(verb: string, infinitive: string): boolean {
  if (!isInfinitive(infinitive)) return false;
  const bare = infinitive.replace(VERB_PREFIX, '');
  if ([infinitive, bare].some((each) => each === verb || firstPersonsOf(each).includes(verb))) {
    return true;
  }
  const shared = Math.max(
    sharedLetters(inOneAspect(verb), inOneAspect(infinitive)),
    sharedLetters(verb, bare),
  );
  return shared >= Math.max(SHARED_MIN, Math.floor(infinitive.length * SHARED_PART));
}

/** "логотип" of "доделать логотип" */
function withoutVerb(title: string): string {
  const [verb = '', ...rest] = title.split(/\s+/u);
  return isInfinitive(verb.toLowerCase()) && rest.length > 0 ? rest.join(' ') : title;
}
