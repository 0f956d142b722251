import type { ObjectHandle } from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { asTitled } from '../objects/known-as.ts';
import {
  BY_WAY,
  HOW,
  needed,
  PREPOSITIONS,
  TO_GO_TO,
  TO_WHOM,
  TOWARDS,
  toThem,
  WHAT_LIKE,
} from './done-otherwise-phrases.ts';
import { partsOf } from './other-time.ts';

type Governs = 'to whom' | 'towards' | 'what';

/**
 * "врачу звонить не надо, лучше написать в пятницу": what is to be done instead is done to what was named, «написать врачу в
 * пятницу»; as it was said where it has an object of its own. Null where what was named cannot be its object.
 */
export function doneOtherwise(
  anew: string,
  names: readonly string[],
  one: ObjectHandle,
): string | null {
  const { name, times } = partsOf(anew);
  const ways = name.match(BY_WAY) ?? [];
  const [verb = '', ...more] = wordsIn(name.replace(BY_WAY, ' '));
  if (!isInfinitive(verb) || !more.every(isAside)) return anew;
  const object = objectFor(verb, names, one);
  const like = more.filter((word) => WHAT_LIKE.test(word));
  const how = more.filter((word) => !WHAT_LIKE.test(word));
  if (object === null) return null;
  const by = ways.map((way) => way.trim());
  return needed([verb, ...like, object, ...how, ...by, times].join(' ').trim());
}

/** Is it a verb with nothing of its own to be done to? */
export function isBareAct(anew: string): boolean {
  const [verb = '', ...more] = wordsIn(partsOf(anew).name.replace(BY_WAY, ' '));
  return isInfinitive(verb) && more.every(isAside);
}

/** How it is done, or which of its kind: "дома", "готовый". */
const isAside = (word: string): boolean => HOW.has(word) || WHAT_LIKE.test(word);

function objectFor(verb: string, names: readonly string[], one: ObjectHandle): string | null {
  const words = (one.title ?? '').split(/\s+/u);
  const borne = new Set(wordsIn(asTitled(names, one)));
  const first = words.findIndex((word) => borne.has(fold(word)));
  const object = words.filter((word) => borne.has(fold(word))).join(' ');
  const before = fold(words[first - 1] ?? '');
  if (object === '' || PREPOSITIONS.has(before)) return null;
  const own = words.map(fold).find(isInfinitive) ?? '';
  const has = TOWARDS.has(before) ? 'towards' : governedBy(own);
  const wants = governedBy(verb);
  if (wants === 'what' || has === 'what') return wants === has ? object : null;
  return wants === 'towards' ? toThem(object) : object;
}

function governedBy(verb: string): Governs {
  if (TO_WHOM.test(verb)) return 'to whom';
  return TO_GO_TO.test(verb) ? 'towards' : 'what';
}
