import type { Item } from '../../../grammar/item.ts';
import { mentions } from '../../commands/head/mentions.ts';
import { isAction, isFact } from '../../commands/view.ts';
import { hasTag } from '../../tags.ts';
import { isQuoted } from '../clause.ts';
import { isInfinitiveVerb, isVerb, mayFollowObject, wordsOf } from '../lexicon.ts';

/** What is named before its verb is short; longer stretches are stories. */
const OBJECT_ITEMS_MAX = 8;

const SETTING = ['set', 'add', 'make'];
const FIELDS = [
  'priority',
  'tag',
  'length',
  'due',
  'reminder',
  'repetition',
  'high-as',
  'low-as',
  'every-as',
];
/** What may be taken off something: "у сметы убери дату". */
const TAKEN_OFF = [...FIELDS, 'date', 'link'];
const TAKING = ['remove', 'drop', 'delete'];
const isOf = (word: string, classes: readonly string[]): boolean =>
  classes.some((name) => wordsOf(name)?.has(word));

/** The first word that the item was made of. */
function firstWord(item: Item): string {
  const [part] = item.parts;
  return part === undefined ? item.word : firstWord(part);
}

/** "созвону поставь высокий приоритет": such verbs create, unless they name a field. */
export function setsField(phrase: readonly Item[], at: number): boolean {
  const verb = phrase[at];
  if (verb === undefined || isInfinitiveVerb(verb.word) || !isOf(verb.word, SETTING)) return false;
  return phrase
    .slice(at + 1, at + 3)
    .some((item) => !isQuoted(item) && isOf(firstWord(item), FIELDS));
}

/**
 * "созвон с юристом перенеси на завтра" with its verb at the front, as the rules know it, and where
 * a field is set with the object at the end, too. Empty when no single verb is behind an object,
 * or when the words before it are something to be done.
 */
export function withVerbFirst(
  phrase: readonly Item[],
  isKnown: (before: readonly Item[]) => boolean,
): readonly (readonly Item[])[] {
  const at = phrase.findIndex(
    (item, index) => !isQuoted(item) && (mayFollowObject(item.word) || setsField(phrase, index)),
  );
  const verb = phrase[at];
  if (verb === undefined || at < 1 || at > OBJECT_ITEMS_MAX) return [];
  const before = phrase.slice(0, at);
  const after = phrase.slice(at + 1);
  const isOther = (item: Item): boolean => !isQuoted(item) && isVerb(item.word);
  if (hasTag(before.at(-1), 'not') || before.every(isFact)) return [];
  // "переименуй в открыть счёт": what stands behind is the new name, whatever it is made of
  const isNamed = wordsOf('rename')?.has(verb.word) === true;
  if (before.some(isOther) || (after.some(isOther) && !isNamed)) return [];
  // "помыть окна удали", where that is what was to be done
  if (before.some((item) => isAction(item)) && !isKnown(before)) return [];
  // "окна закрой" is for somebody else, unless they are in the plan
  if (mentions(before, 0, 'device', 'fixture', 'foreign') && !isKnown(before)) return [];
  if (isTakenOff(verb, before, after)) return [[verb, ...after, ...before]];
  const turned = [verb, ...before, ...after];
  return setsField(phrase, at) ? [turned, [verb, ...after, ...before]] : [turned];
}

/** "у сметы убери дату": what it is taken off stands first. */
function isTakenOff(verb: Item, [of]: readonly Item[], [field]: readonly Item[]): boolean {
  if (!hasTag(of, 'at') || field === undefined) return false;
  return isOf(verb.word, TAKING) && isOf(firstWord(field), TAKEN_OFF);
}
