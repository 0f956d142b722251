import { isInfinitive, looksLikeAdjective } from '../../commands/verb-forms.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { isSameVerb } from '../objects/same-verb.ts';
import { TELLS_NOTHING } from './said-again-phrases.ts';
import {
  JOINS,
  LEADS_ON,
  NAMED_AND_DONE_TO,
  TOLD_WHEN,
  WHEN_BY,
  WHOSE,
} from './said-in-part-phrases.ts';
import { MONEY, OTHER_ONE } from './said-with-more-phrases.ts';

/** A single noun may be of many things that are bought, and of many acts. */
const THINGS_MIN = 2;
/** Shorter words bind names. */
const NAME_MIN = 3;
/** "до приезда бабушки" */
const WHEN_WORDS_MAX = 2;

/** A word of a title that names something, and what binds it to the rest. */
interface Named {
  readonly word: string;
  readonly lead: string;
}

interface Parts {
  readonly verbs: readonly string[];
  readonly things: readonly Named[];
}

/**
 * "саморезы и кромку до замера купить" behind "купить саморезы, клей и кромку", "отчёт по практике" behind "дописать
 * отчёт по практике к среде": only things that the one title names, and no other verb than its own. What is done to them
 * has to be done to them there as well: "встреча с Ириной" is not "подготовить договор для встречи с Ириной". With a
 * time, the verb and the one thing of it are enough: "карту взять в пять" of "взять карту из сада".
 */
export function isSaidInPart(title: string, known: string, isTimed = false): boolean {
  const stands = partsOf(known.replace(TOLD_WHEN, ''), () => true);
  const [act, ...more] = stands.verbs;
  if (act === undefined || more.length > 0) return false;
  const isBorneAt = (word: string): boolean =>
    stands.things.some((each) => isSameName(word, each.word));
  const said = partsOf(title.replace(TOLD_WHEN, ''), isBorneAt);
  const [verb, ...verbs] = said.verbs;
  if (verbs.length > 0 || (verb !== undefined && !isSameVerb(verb, act))) return false;
  const isShort = isTimed && verb !== undefined && isOfOneThing(stands);
  if (said.things.length < (isShort ? 1 : THINGS_MIN)) return false;
  if (said.things.length > stands.things.length) return false;
  if (said.things.some(({ word }) => OTHER_ONE.test(word))) return false;
  const left = [...stands.things];
  const borne = said.things.map((each) => {
    const at = left.findIndex((one) => isSameName(each.word, one.word) && isBoundSo(each, one));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  const head = said.things.findIndex(({ word, lead }) => lead === '' && !looksLikeAdjective(word));
  const [own, there] = [said.things[head], borne[head]];
  return (
    borne.every((one) => one !== undefined) &&
    own !== undefined &&
    there !== undefined &&
    isDoneTo(own, there)
  );
}

/** "карту из сада", "тёте насчёт дачи": one thing, and what only tells of it. */
const isOfOneThing = ({ things }: Parts): boolean =>
  things.length > 0 && things.slice(1).every(({ lead }) => lead !== '');

/** Is the first of the words what the title says is to be done something to? */
export function isDoneToIn([word = '']: readonly string[], title: string): boolean {
  return partsOf(title, () => true).things.some(
    (each) => isSameName(word, each.word) && isDoneTo({ word, lead: '' }, each),
  );
}

/** Bound by the same word, where that is said at all. */
const isBoundSo = (said: Named, known: Named): boolean =>
  said.lead === known.lead || (said.lead === '' && WHOSE.has(known.lead));

/** The form in which something is done to it: "кромку", also said as "кромка". */
const isDoneTo = ({ word }: Named, { word: there, lead }: Named): boolean =>
  lead === '' &&
  (word === there ||
    NAMED_AND_DONE_TO.some(
      ([ending, other]) =>
        (ending.test(word) && word.replace(ending, other) === there) ||
        (ending.test(there) && there.replace(ending, other) === word),
    ));

/** The verbs and the things; "до замера", of which nothing stands there, only says when. */
function partsOf(title: string, isKnown: (word: string) => boolean): Parts {
  const verbs: string[] = [];
  const things: Named[] = [];
  let lead = '';
  let skipped = 0;
  for (const word of wordsIn(title)) {
    if (isInfinitive(word)) verbs.push(word);
    else if (LEADS_ON.has(word) || WHEN_BY.has(word)) lead = word;
    else if (JOINS.has(word)) [lead, skipped] = ['', 0];
    else if (isTelling(word)) {
      const isWhen = (WHEN_BY.has(lead) || skipped > 0) && !isKnown(word);
      if (isWhen && skipped < WHEN_WORDS_MAX) skipped += 1;
      else things.push({ word, lead: WHEN_BY.has(lead) ? '' : lead });
      // "на левый берег": an adjective leaves the next word bound
      if (!looksLikeAdjective(word)) lead = '';
    }
  }
  return { verbs, things };
}

const isTelling = (word: string): boolean =>
  (word.length >= NAME_MIN || /^\d/u.test(word)) && !MONEY.test(word) && !TELLS_NOTHING.has(word);
