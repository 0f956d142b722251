import type { TalkKind } from '@planerka/contracts';
import { type Item, leavesOf } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import {
  ABILITY_QUESTIONS,
  ABILITY_WORDS,
  type AbilityWord,
  BESIDE_ABILITY,
} from '../../lexicon/ability-words.ts';
import { BESIDE_TALK, TALK_KIND_WORDS } from '../../lexicon/talk-kind-words.ts';
import { hasTag } from '../../tags.ts';
import { isMark } from '../view.ts';
import {
  CLOCK_PHRASES,
  COMPLAINT_PHRASES,
  CONFUSED_PHRASES,
  FAREWELL_PHRASES,
  HELP_PHRASES,
  SMALL_TALK_PHRASES,
  WORN_OUT_PHRASES,
} from './chat-phrases.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const KINDS = [
  ['thanks', setOf(TALK_KIND_WORDS.thanks)],
  ['greeting', setOf(TALK_KIND_WORDS.greeting)],
  ['agreed', setOf(TALK_KIND_WORDS.agreed)],
  ['unasked', setOf(TALK_KIND_WORDS.unasked)],
] as const satisfies readonly (readonly [TalkKind, ReadonlySet<string>])[];
const GREETING = setOf(TALK_KIND_WORDS.greeting);
const phrases = (list: readonly string[]) => new PhraseList(list, { wordOf: ({ word }) => word });
const HELP = phrases([...HELP_PHRASES, ...CONFUSED_PHRASES, ...COMPLAINT_PHRASES]);
const CLOCK = phrases(CLOCK_PHRASES);
const FAREWELL = phrases(FAREWELL_PHRASES);
const SMALL_TALK = phrases(SMALL_TALK_PHRASES);
const WORN_OUT = phrases(WORN_OUT_PHRASES);
const BESIDE = setOf(BESIDE_TALK);
const OF_ABILITY: ReadonlyMap<string, ReadonlySet<AbilityWord>> = (() => {
  const found = new Map<string, Set<AbilityWord>>();
  for (const kind of Object.keys(ABILITY_WORDS) as AbilityWord[]) {
    for (const word of setOf(ABILITY_WORDS[kind])) {
      found.set(word, (found.get(word) ?? new Set()).add(kind));
    }
  }
  return found;
})();
const BESIDE_ABILITIES = setOf(BESIDE_ABILITY);
const WORDS_MAX = 12;

/** "чем ты поможешь?", "как добавить задачу?": every word is of a question about the bot itself. */
function asksAbilities(words: readonly Item[]): boolean {
  const said = new Set<AbilityWord>();
  for (const { word } of words) {
    const kinds = OF_ABILITY.get(word);
    if (kinds === undefined && !BESIDE_ABILITIES.has(word)) return false;
    for (const kind of kinds ?? []) said.add(kind);
  }
  return ABILITY_QUESTIONS.some((needed) => needed.every((kind) => said.has(kind)));
}

/** Is something asked: by its mark, or by its first word? */
export function isQuestion(items: readonly Item[]): boolean {
  const first = items.find((item) => !isMark(item));
  return items.at(-1)?.word === '?' || hasTag(first, 'question-word');
}

/**
 * "спс ты лучший, спокойной ночи", "добрый вечер, еле ноги принесла": pieces of talk behind one another, a greeting or
 * a farewell among them, and nothing else.
 */
function joinedTalk(words: readonly Item[]): TalkKind | null {
  let kind: TalkKind | null = null;
  for (let at = 0; at < words.length; ) {
    const word = words[at]?.word ?? '';
    const parted = FAREWELL.endAt(words, at);
    const told = Math.max(WORN_OUT.endAt(words, at), SMALL_TALK.endAt(words, at));
    if (parted > at) kind = 'farewell';
    else if (GREETING.has(word)) kind ??= 'greeting';
    else if (told === at && !BESIDE.has(word) && !KINDS.some(([, known]) => known.has(word)))
      return null;
    at = Math.max(at + 1, parted, told);
  }
  return kind;
}

/** "спасибо, ты лучший", "что ты умеешь?": the kind of talk, if every word is of it. */
export function talkIn(items: readonly Item[]): TalkKind | null {
  const words = items.filter((item) => !isMark(item));
  if (words.length === 0 || words.length > WORDS_MAX) return null;
  if (HELP.isWhole(words) || asksAbilities(words)) return 'abilities';
  if (CLOCK.isWhole(words)) return 'clock';
  if (FAREWELL.isWhole(words.flatMap(leavesOf))) return 'farewell';
  if (SMALL_TALK.isWhole(words)) return 'greeting';
  const joined = joinedTalk(words.flatMap(leavesOf));
  if (joined !== null) return joined;
  const isTalk = ({ word }: Item): boolean =>
    BESIDE.has(word) || KINDS.some(([, known]) => known.has(word));
  if (!words.every(isTalk)) return null;
  return KINDS.find(([, known]) => words.some(({ word }) => known.has(word)))?.[0] ?? null;
}
