import type { Item } from '../../grammar/item.ts';
import { hasTag } from '../tags.ts';
import type { TalkRule, Told } from './told.ts';
import { isAction } from './view.ts';

/** Is it neither something to do nor a meeting? */
const isIdle = ({ hasAction, isMeeting }: Told): boolean => !hasAction && !isMeeting;

/** "курс доллара на завтра какой", "укол через сколько часов": asked without a mark. */
function asks({ words }: Told): boolean {
  const many = words.findIndex((word) => hasTag(word, 'how-many'));
  const isCounted = many > 0 && hasTag(words[many - 1], 'preposition');
  return isCounted && !words.slice(0, many).some(isAction);
}

/** "вставать в семь это жестоко" */
function judges({ words }: Told): boolean {
  const at = words.findIndex((word) => hasTag(word, 'this'));
  const judged = words[at + 1];
  return at > 0 && at === words.length - 2 && (judged?.word.endsWith('о') ?? false);
}

const PLACE_ENDING = /(?:[еи]|ой|ах|ях|ом)$/u;

/** "муж завтра до ночи на работе", "дети до пятницы у бабушки" */
function isSomewhere({ words, hasClock }: Told): boolean {
  const [who, preposition, place, ...more] = words;
  if (hasClock || !hasTag(who, 'kin') || place === undefined || more.length > 1) return false;
  return hasTag(preposition, 'being-place') && PLACE_ENDING.test(place.word);
}

/** "прораб с утра пьяный" */
const isHow = ({ words }: Told): boolean =>
  hasTag(words[0], 'kin') && words.slice(1).some((word) => hasTag(word, 'condition'));

/** "зима она и в марте зима" */
const isTautology = ({ words }: Told): boolean =>
  words.length > 2 && words[0]?.word === words.at(-1)?.word;

/** "все с цветами, а я за баранкой" */
const isSetApart = (words: readonly Item[]): boolean =>
  words.some((word, at) => at > 0 && hasTag(word, 'whereas') && hasTag(words[at + 1], 'told-of'));

const some = (tag: 'at-all-times' | 'state-of-things' | 'ailment') => (told: Told) =>
  isIdle(told) && told.words.some((word) => hasTag(word, tag));

/** Clauses without a finite verb that tell how things are. */
export const VERBLESS_RULES: readonly TalkRule[] = [
  {
    name: '<is there anything>',
    holds: ({ words }) => hasTag(words[0], 'eat') && hasTag(words[1], 'asked-of-being'),
  },
  {
    name: '<which is it>',
    holds: (told) =>
      isIdle(told) && told.words.length > 1 && hasTag(told.words.at(-1), 'asking-last'),
  },
  { name: '<in how many hours>', holds: asks },
  { name: '<always>', holds: some('at-all-times') },
  { name: '<crowds and draughts>', holds: (told) => some('state-of-things')(told) },
  {
    name: '<someone is ill>',
    holds: (told) => hasTag(told.words[0], 'at') && some('ailment')(told),
  },
  { name: '<that is cruel>', holds: judges },
  { name: '<but I>', holds: (told) => isIdle(told) && isSetApart(told.words) },
  { name: '<someone is somewhere>', holds: (told) => isIdle(told) && isSomewhere(told) },
  { name: '<someone is such>', holds: (told) => isIdle(told) && isHow(told) },
  { name: '<it is what it is>', holds: (told) => isIdle(told) && isTautology(told) },
  {
    name: '<if only>',
    holds: (told) =>
      isIdle(told) &&
      hasTag(told.words[0], 'sighing') &&
      told.words.slice(1, 3).some((word) => hasTag(word, 'would')),
  },
  { name: '<there is none>', holds: (told) => isIdle(told) && told.isAbsent },
];
