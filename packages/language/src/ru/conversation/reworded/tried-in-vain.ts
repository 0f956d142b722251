import type { ThreadHints } from '@planerka/contracts';
import { isPast } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { AFTER_EVENT } from '../objects/headed-phrases.ts';
import { asTitled, knownAs, namingWords } from '../objects/known-as.ts';
import { actsIn, isSameAct } from '../objects/same-act.ts';
import { partsOf } from './other-time.ts';
import type { PlainOrder } from './reworded.ts';
import {
  AGAIN_BY_ME,
  AGAIN_OF,
  BESIDE_AGAIN,
  MAY_BE_IN_VAIN,
  TRIED_IN_VAIN,
} from './tried-in-vain-phrases.ts';
import { moveOrder } from './which-is-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 140;

/**
 * "сантехнику звонил, не отвечает, завтра наберу", of what was spoken of here: it was tried in vain and will be tried
 * again, which moves it. Null where nothing of the kind stands, or no time is said.
 */
export function triedInVain(said: string, thread: ThreadHints | null): PlainOrder | null {
  if (thread === null || said.length > CHARS_MAX || !MAY_BE_IN_VAIN.test(said)) return null;
  const { what, rest } = TRIED_IN_VAIN.exec(said.trim())?.groups ?? {};
  if (what === undefined || rest === undefined) return null;
  const when = whenIn(rest);
  const told = wordsIn(what);
  const [past, ...others] = told.filter(isPast);
  if (when === null || past === undefined || others.length > 0) return null;
  if (told.some((word) => isInfinitive(word) || isVerb(word))) return null;
  const nouns = namingWords(partsOf(what).name).filter((word) => word !== past);
  const [known] = knownAs(nouns, thread).filter(({ title = '' }) =>
    actsIn(title).some((verb) => isSameAct(past, verb)),
  );
  if (known === undefined) return null;
  const most = isOfAct(rest, actsIn(known.title ?? '')) ? LIKELY : GUESS;
  return { order: moveOrder(asTitled(nouns, known), when), most };
}

/** Will the same be done as was to be? "маме звонила, не берёт, вечером зайду" may leave the call as it is. */
const isOfAct = (rest: string, acts: readonly string[]): boolean =>
  wordsIn(rest).every((word) =>
    AGAIN_OF.every(([again, act]) => !again.test(word) || acts.some((verb) => act.test(verb))),
  );

/** The time at which it will be tried again; null where something else is told, or no time. */
function whenIn(rest: string): string | null {
  const [event = ''] = AFTER_EVENT.exec(rest) ?? [];
  // "после уроков" is no hour that is known, and "после шести" is one
  const bare = readText(event).items.some(isFact) ? rest : rest.replace(event, ' ');
  const items = readText(bare).items.filter((item) => !isMark(item));
  const facts = items.filter(isFact);
  const isKnown = items.every(
    (item) => isFact(item) || AGAIN_BY_ME.test(item.word) || BESIDE_AGAIN.has(item.word),
  );
  if (!isKnown || facts.length === 0 || facts.length === items.length) return null;
  return facts.map(({ from, to }) => bare.slice(from, to)).join(' ');
}
