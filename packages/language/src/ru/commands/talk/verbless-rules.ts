import type { Role } from '../../lexicon/role-words.ts';
import { NOMINATIVE_ADJECTIVE } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { isPast, isThirdPerson } from '../finite-verbs.ts';
import { isIdle, type TalkRule, type Told } from '../told/told.ts';
import { roleAt } from '../view.ts';
import { isQualityOf } from './agreement.ts';

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

/** "он на обеде", "он на совещании до трёх" */
const isOfOthers = (told: Told): boolean =>
  told.words.length > 1 && (isIdle(told) || (!told.hasAction && told.isOnlyUntil));

const isIdleUnclocked = (told: Told): boolean => isIdle(told) && !told.hasClock;

/** "забыла совсем сантехнику": how much somebody forgot. */
const isOfDegree = (told: Told): boolean =>
  isIdleUnclocked(told) && !told.words.some((item) => hasTag(item, 'undone'));

const isAgreeing = (told: Told): boolean =>
  isIdleUnclocked(told) && isQualityOf(told.words.at(-1), told.words[0]);

/** "сейчас в магазин" is where somebody goes. */
const endsInPlace = ({ words }: Told): boolean => hasTag(words.at(-2), 'preposition');

const endsInVerb = ({ words, hasAction }: Told): boolean =>
  !hasAction && isThirdPerson(words.at(-1)?.word ?? '');

/** "на войне как на войне": the last word is said in front of "как", too. */
function saysAgain({ words }: Told): boolean {
  const like = words.findIndex(({ word }) => word === 'как');
  return words.slice(0, like).some(({ word }) => word === words.at(-1)?.word);
}

/** "злые какие-то": the adjective is before the last two words. */
const isVaguelyDescribed = (told: Told): boolean =>
  isIdleUnclocked(told) && NOMINATIVE_ADJECTIVE.test(told.words.at(-3)?.word ?? '');

const isBodyTold = (told: Told): boolean =>
  isIdleUnclocked(told) && isQualityOf(told.words.at(-1), told.words.at(-2));

/** What is likened has a verb of its own, and it is what was. */
const isLikened = (told: Told): boolean =>
  isIdleUnclocked(told) && told.words.some((item, at) => at > 1 && isPast(item.word));

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
  // "в Сочи сейчас магнолии"
  { name: '<any> <any>', when: (told) => isIdle(told) && told.isNow && !endsInPlace(told) },
  // "зять третий год на севере"
  { name: '<any>', when: (told) => isIdle(told) && told.isLasting && !told.hasDay },
  // "тренер по вторникам особенно злющий", "завтра самый длинный день"
  { name: '<any> <anything> <degree> <any>', when: isOfDegree },
  { name: '<degree> <any> <day-nature>', when: isOfDegree },
  { name: '<anything> <vague> то <any>', when: isIdleUnclocked },
  { name: '<any> <anything> по моему', when: isIdleUnclocked },
  // "вода в пруду ещё ледяная", "бабушка у нас строгая"
  { name: '<any> <anything> еще|уже|опять|вечно <any> $', when: isAgreeing },
  { name: '<any> у <us-or-them> <any> $', when: isAgreeing },
  // "пассажиры сегодня злые какие-то"
  { name: '<any> <anything> <any> <vague> то $', when: isVaguelyDescribed },
  // "тренер у нас зверь"
  { name: '<any> у <us-or-them> <called-names> $', when: isIdle },
  // "после смены ноги чугунные"
  { name: '<anything> <body-part> <any> $', when: isBodyTold },
  // "соседка как с ума сошла", "начальника будто подменили"
  { name: '<any> <anything> как <likened-from> <any> <any>', when: isLikened },
  { name: '<any> <anything> <likening> <any>', when: isLikened },
  // "у логистов в пятницу короткий день"
  { name: 'у <any> <anything> <day-nature> $', when: isIdleUnclocked },
  // "вчерашний созвон ни о чём"
  { name: '<of-the-past> <meeting|event> <any>', when: ({ hasAction }) => !hasAction },
  // "девушка, он на совещании до трёх"
  { name: '<any>? <third-person>', when: isOfOthers },
  // "а Петровы когда переезжают"
  { name: '<any> <any>? <wondered> <any> $', when: endsInVerb },
  // "в приказе сказано: явка к восьми"
  { name: '<written>', when: isIdle },
  { name: '<preposition> <any> <written>', when: ({ hasDay }) => !hasDay },
  { name: '<perceiving> <any>? <infinitive>', when: ({ hasDay }) => !hasDay },
  // "на войне как на войне"
  { name: '<any>? <any> как <any>? <any> $', when: (told) => isIdle(told) && saysAgain(told) },
  // "шеф сегодня не в духе"
  { name: '<any> <any>? не в|во <any> $', when: isIdle },
  // "работа не волк"
  { name: '<stranger> не <stranger> $', when: (told) => isIdle(told) && !told.isTimed },
  // "до Казани семь часов на машине"
  { name: 'до|от <any>', when: (told) => isIdle(told) && told.isOnlyLong },
  // "тебе на работу к девяти"
  { name: 'тебе|вам <preposition>', when: isIdle },
  // "яблоки нынче по двести"
  { name: '<any> <anything> <nowadays> по <cardinal> <any>? $', when: isIdle },
  // "обед у них с часу до двух": an hour at them may be a plan, from when till when is their habit
  { name: '<any> <any>? у <third-person-of>', when: (told) => isIdle(told) && told.isSpan },
  // "эх бы на речку"
  { name: '<sighing> <any>? <would>', when: isIdle },
  // "опять сбой четвёртый за день", "уже седьмой отказ за неделю": so many times it has happened
  { name: '<anything>', when: (told) => isIdleUnclocked(told) && told.isCounted },
  // "молока сегодня нет"
  { name: '<anything>', when: (told) => isIdle(told) && told.isAbsent },
];
