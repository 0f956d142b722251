import { THIRD_PERSON } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import {
  isDoingNow,
  isForbidden,
  isPast,
  isSecondPerson,
  isShortPassive,
} from '../finite-verbs.ts';
import { isQualityOf } from '../talk/agreement.ts';
import { isIdle, type TalkRule, type Told } from '../told/told.ts';
import { isAction, roleAt } from '../view.ts';

const some = ({ words }: Told, test: (word: string) => boolean): boolean =>
  words.some((item) => roleAt(item) === null && test(item.word));

const isActionless = ({ hasAction }: Told): boolean => !hasAction;

/** "шторы постирать, слышишь": behind what is to be done it only asks to be heard. */
const isSpokenTo = (told: Told): boolean =>
  told.hasAction ? isSecondPerson(told.words[0]?.word ?? '') : some(told, isSecondPerson);

/** Nothing says when. */
const isUntimed = ({ isTimed }: Told): boolean => !isTimed;

/** "подписать не позже шести" is something to be done. */
const isForbidding = ({ words }: Told): boolean => isForbidden(words[1]?.word ?? '');

/** "заявка одобрена": its bearer is before it. */
const isDoneTo = (told: Told): boolean =>
  isIdle(told) && told.words.some((item, at) => at > 0 && isShortPassive(item.word));

/** Only how long it goes on, or what has been, is said of it: "сижу жду с девяти". */
const isOngoing = (told: Told): boolean => isIdle(told) && some(told, isDoingNow) && !told.hasDay;

/** Who is told of, and how he is: "дороги в январе скользкие". */
const isQualified = (told: Told): boolean => isIdle(told) && told.isApart && told.words.length > 1;

/** Whose last word is an adjective that agrees with the first. */
const isDescribed = (told: Told): boolean =>
  isQualified(told) && !told.hasClock && isQualityOf(told.words.at(-1), told.words[0]);

/**
 * What a clause is by the form of its verb or its predicate: spoken to somebody, told of oneself,
 * judged. Each is talk; the first that fits decides.
 */
export const CLAUSE_RULES: readonly TalkRule[] = [
  // "помнишь, как ...", "купишь хлеба по дороге"
  { name: '<anything>', when: isSpokenTo },
  // "не кричи", "не волнуйся"
  { name: 'не !<forget>', when: isForbidding },
  // "заявка одобрена в четверг"
  { name: '<anything>', when: isDoneTo },
  // "стою в пробке", "сижу жду врача с девяти"
  { name: '<anything>', when: isOngoing },
  // "напишу как доеду", "позвоню тебе вечером"
  { name: '<announced>', when: isUntimed },
  { name: '<announced> <spoken-to>', when: isActionless },
  // "минут через десять подъеду"
  { name: '<anything> <announced>', when: (told) => isIdle(told) && !told.hasDay },
  // "голова с утра чугунная", "дороги в январе скользкие"
  { name: '<any> <anything> <quality> $', when: isQualified },
  // "кофе сегодня отвратительный", "рынок по понедельникам выходной": agrees, and stands behind a time
  { name: '<any> <anything> <any> $', when: isDescribed },
  // "понедельник день тяжёлый"
  { name: '<day-nature> <quality> $', when: isIdle },
  // "небо такое серое"
  { name: '<any> <anything> <so-much> <quality> $', when: isIdle },
  // "приятного вечера", "удачи завтра на экзамене"
  { name: '<wished-well> <any>? <wished-thing>', when: isIdle },
  { name: '<wished-well> <preposition>', when: isIdle },
  // "цыть, Полкан"
  { name: '<any>? <shooing>', when: isActionless },
  // "отойди от окна", "подожди минуту"
  { name: '<any>? <told-to-others>', when: isIdle },
  // "если честно", "по правде сказать"
  { name: 'если|по <confiding>', when: isActionless },
  { name: '<confiding> говоря|что|как', when: isActionless },
];

/** "слушать не стала": the action belongs to a verb that is denied. */
function isActionDenied({ words }: Told): boolean {
  return words.some((item, at) => {
    const [action, denied] = [words[at - 1], words[at + 1]];
    if (!hasTag(item, 'not') || !isAction(action) || denied === undefined) return false;
    if (hasTag(denied, 'undone') || hasTag(denied, 'forget')) return false;
    return hasTag(denied, 'modal') || THIRD_PERSON.test(denied.word) || isPast(denied.word);
  });
}

/** How something is to do: "курить вредно", "в пятницу деплоить плохая примета". */
export const JUDGING_RULES: readonly TalkRule[] = [
  { name: '<anything> <infinitive> <anything> <judged> $' },
  // "взять не дороже тысячи" is a condition
  { name: '<anything> <infinitive> <anything> !не <judged-noun> $' },
  { name: '<anything> <infinitive> <judged-noun> $' },
  // "дождаться бы отпуска"
  { name: '<yearned> бы' },
  { name: '<anything> <infinitive> <anything> <judged> для <any> $' },
  // "поливать бесполезно, всё засохло"
  { name: '<infinitive> <judged> !ли' },
  // "белить деревья уже поздно"
  { name: '<anything> <infinitive> <anything> уже|еще поздно|рано' },
  { name: '<anything> <infinitive> <anything> поздно|рано уже|еще' },
  { name: '<judged> <anything> <infinitive>' },
  // "плохо, что на выходных работать"
  { name: '<judged> что' },
  // "ещё рано купаться"
  { name: '<anything> ещё|еще|уже рано|поздно <infinitive>' },
  // "рад вас слышать"
  { name: '<any>? <glad> <any>? <any>? <infinitive>' },
  // "даже слушать не стала", "кошка спать не даёт", "ребёнка отвести не успею"
  { name: '<anything> <infinitive> не <any>', when: isActionDenied },
  // "весной бы хорошо, да какая у нас весна"
  { name: '<anything> бы <anything> <but-then> <exclaiming>', when: isActionless },
  // "ой всё, я спать"
  { name: '<anything> <actor> <infinitive> $', when: isUntimed },
];
