/** Where a clause begins that is told behind a request and that no mark parts from it. */
import type { Item } from '../../../grammar/item.ts';
import {
  FEMININE_OBJECT,
  FEMININE_OBJECT_NOUN,
  FEMININE_PAST,
  FEMININE_SUBJECT,
  NEUTER_PAST,
  NEUTER_SUBJECT,
  NOMINATIVE_ADJECTIVE,
  NOT_MASCULINE_SUBJECT,
  NOT_SINGULAR_SUBJECT,
  OBLIQUE_ADJECTIVE,
  PLURAL_PAST,
  PLURAL_SUBJECT,
  THIRD_PLURAL_VERB,
} from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import { isPast } from '../finite-verbs.ts';
import { looksLikeAdjective } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';

/** So many items are between a clause's first word and its verb. */
const REACH = 8;

const isNoun = (item: Item | undefined): item is Item =>
  item !== undefined &&
  isWord(item) &&
  !isAction(item) &&
  !isCardinal(item) &&
  !hasTag(item, 'preposition') &&
  !hasTag(item, 'conjunction') &&
  !hasTag(item, 'subordinating') &&
  !hasTag(item, 'clause-adverb');

const isPreposition = (item: Item | undefined): boolean =>
  item !== undefined && item.meaning === null && hasTag(item, 'preposition');

/** "кот чихает", "соседи жаловались": do the endings let the noun be who does it? */
function agrees(noun: string, verb: string): boolean {
  if (isPast(verb)) {
    if (PLURAL_PAST.test(verb)) return PLURAL_SUBJECT.test(noun);
    if (FEMININE_PAST.test(verb)) return FEMININE_SUBJECT.test(noun);
    if (NEUTER_PAST.test(verb)) return NEUTER_SUBJECT.test(noun);
    return !NOT_MASCULINE_SUBJECT.test(noun);
  }
  return THIRD_PLURAL_VERB.test(verb)
    ? PLURAL_SUBJECT.test(noun)
    : !NOT_SINGULAR_SUBJECT.test(noun);
}

/** Words between a subject and its verb: "опять", "ему", "не", times. */
const isBetween = (item: Item): boolean =>
  isFact(item) ||
  isCardinal(item) ||
  hasTag(item, 'not') ||
  hasTag(item, 'clause-adverb') ||
  // "с меня живого не слезет"
  (isWord(item) && OBLIQUE_ADJECTIVE.test(item.word)) ||
  roleAt(item) === 'soft';

/** The first index of the place whose noun is at `at`: "на этаже", "от этих новостей"; `at` for none. */
function placeStart(items: readonly Item[], from: number, at: number): number {
  if (!isNoun(items[at]) && !hasTag(items[at], 'pointing-back')) return at;
  for (let i = at - 1; i >= Math.max(from, at - 3); i -= 1) {
    const item = items[i];
    if (isPreposition(item)) return i;
    if (item === undefined || !isWord(item)) return at;
    // "в управляющую лампочка": no adjective of the noun
    if (FEMININE_OBJECT.test(item.word) && !FEMININE_OBJECT_NOUN.test(items[at]?.word ?? ''))
      return at;
    const isPointing = hasTag(item, 'pointing') && !hasTag(item, 'oblique-pronoun');
    if (!looksLikeAdjective(item.word) && !isPointing) return at;
  }
  return at;
}

/** "у него на этот корм аллергия": whose clause it is stands first. */
function withOwner(items: readonly Item[], from: number, start: number): number {
  let at = start - 1;
  while (at >= Math.max(from, start - REACH)) {
    const item = items[at];
    if (item === undefined) return start;
    if (hasTag(item, 'oblique-pronoun') || hasTag(item, 'hereabouts')) {
      return isPreposition(items[at - 1]) ? at - 1 : at;
    }
    if (isBetween(item)) {
      at -= 1;
      continue;
    }
    const place = placeStart(items, from, at);
    if (place === at) return start;
    if (hasTag(items[place], 'at')) return place;
    at = place - 1;
  }
  return start;
}

/** "новая соседка", "мой кот", "старый холодильник": adjectives of the subject. */
function withAdjectives(items: readonly Item[], from: number, subject: number): number {
  let at = subject;
  for (let before = items[at - 1]; at > from && before !== undefined; before = items[at - 1]) {
    if (!isWord(before) || isPreposition(items[at - 2])) break;
    if (!NOMINATIVE_ADJECTIVE.test(before.word) && !hasTag(before, 'owned')) break;
    at -= 1;
  }
  return at;
}

/** Where a clause may begin. */
export interface ClauseStart {
  /** Its subject, or whose it is: "колесо спускает", "у него аллергия пошла". */
  readonly subject: number | null;
  /** Whom it befalls: "её трясёт", "без неё не пускают". */
  readonly befallen: number | null;
}

/**
 * The indices in `items[from..verb]` of the words that may be the first of the clause whose finite
 * verb is at `verb`, by the endings of its subject and by the pronouns beside it. `last` is the last item of
 * the clause before its verb, where an infinitive is between: "доктор разговаривать не стал".
 */
export function clauseStart(
  items: readonly Item[],
  from: number,
  verb: number,
  last = verb - 1,
): ClauseStart {
  const told = items[verb];
  if (told === undefined) return { subject: null, befallen: null };
  let anchor: number | null = null;
  let at = last;
  while (at >= Math.max(from, verb - REACH)) {
    const item = items[at];
    if (item === undefined || isMark(item)) break;
    if (hasTag(item, 'oblique-pronoun')) {
      anchor = isPreposition(items[at - 1]) ? at - 1 : at;
      at = anchor - 1;
      continue;
    }
    if (isBetween(item)) {
      at -= 1;
      continue;
    }
    const place = placeStart(items, from, at);
    if (place === at) break;
    at = place - 1;
  }
  const noun = items[at];
  const before = items[at - 1];
  // "двадцать головок обещал": counted, so it does nothing
  const isCounted = before !== undefined && isCardinal(before);
  const isSubject = at >= from && !isCounted && isNoun(noun) && agrees(noun.word, told.word);
  return {
    subject: isSubject ? withOwner(items, from, withAdjectives(items, from, at)) : null,
    befallen: anchor !== null && anchor >= from ? anchor : null,
  };
}
