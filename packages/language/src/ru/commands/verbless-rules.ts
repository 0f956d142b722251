import type { Role } from '../lexicon/role-words.ts';
import { isIdle, type TalkRule, type Told } from './told.ts';
import { roleAt } from './view.ts';

const PLACE_ENDING = /(?:[еи]|ой|ах|ях|ом)$/u;
const JUDGING_ENDING = /о$/u;

const HASTE: ReadonlySet<Role | null> = new Set<Role>(['urgent', 'important', 'unhurried']);

/** "... это важно" says how much it matters. */
function judges({ words }: Told): boolean {
  const last = words.at(-1);
  return JUDGING_ENDING.test(last?.word ?? '') && !HASTE.has(roleAt(last));
}

/** Behind somebody and a preposition the name of a place, and no hour at which to be there. */
const isSomewhere = (told: Told): boolean =>
  isIdle(told) && !told.hasClock && PLACE_ENDING.test(told.words[2]?.word ?? '');

const endsAsItBegins = ({ words }: Told): boolean => words[0]?.word === words.at(-1)?.word;

/** Clauses without a finite verb that tell how things are; the first that fits decides. */
export const VERBLESS_RULES: readonly TalkRule[] = [
  // "есть что-нибудь от головы"
  { name: '<eat> <asked-of-being>' },
  // "курс доллара на завтра какой"
  { name: '<any> <anything> <asking-last> $', when: isIdle },
  // "укол через сколько часов"
  { name: '!<how-many|action>* <preposition> <how-many>' },
  // "в обед всегда очередь", "в пятницу толпа"
  { name: '<anything> <at-all-times|state-of-things>', when: isIdle },
  // "сегодня год, как мы переехали"
  { name: '!<action>* как <pronoun>' },
  // "у Мишки с понедельника насморк"
  { name: '<at> <anything> <ailment>', when: isIdle },
  // "вставать в семь это жестоко"
  { name: '!<this> !<this>* <this> <any> $', when: judges },
  // "все с цветами, а я за баранкой"
  { name: '<any> <anything> <whereas> <told-of>', when: isIdle },
  // "муж завтра до ночи на работе", "дети до пятницы у бабушки"
  { name: '<kin> <being-place> <any> <any>? $', when: isSomewhere },
  // "завод на связи с восьми до пяти"
  { name: '<any> <any>? на <being-on>', when: isIdle },
  // "прораб с утра пьяный"
  { name: '<kin> <anything> <condition>', when: isIdle },
  // "в Берлине сейчас на час меньше чем у нас"
  { name: '<anything> <compared> чем', when: isIdle },
  // "связь тут только с восьми до девяти"
  { name: '<any> <anything> <hereabouts> только', when: isIdle },
  // "зима она и в марте зима"
  { name: '<any> <any> <any>', when: (told) => isIdle(told) && endsAsItBegins(told) },
  // "эх бы на речку"
  { name: '<sighing> <any>? <would>', when: isIdle },
  // "молока сегодня нет"
  { name: '<anything>', when: (told) => isIdle(told) && told.isAbsent },
];
