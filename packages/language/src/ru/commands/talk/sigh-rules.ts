import { hasTag } from '../../tags.ts';
import { isFirstPlural } from '../finite-verbs.ts';
import { isIdle, type TalkRule, type Told } from '../told/told.ts';
import { roleAt } from '../view.ts';

/** "в субботу точно проспим", "до ночи не управимся": one foretells, and plans nothing. */
function foretells({ main }: Told): boolean {
  return main.some((item, at) => {
    const before = main[at - 1];
    const isForetold = hasTag(before, 'foretelling') || hasTag(before, 'not');
    return isForetold && roleAt(item) === null && isFirstPlural(item.word);
  });
}

/** "работать и работать": said twice, it only goes on. */
const repeatsItself = ({ words }: Told): boolean => words.at(-1)?.word === words.at(-3)?.word;

/** Sighs and complaints about what is and what will be; the first that fits decides. */
export const SIGH_RULES: readonly TalkRule[] = [
  // "в столовой сегодня опять рыба фу"; what has its hour may be planned with a sigh
  { name: '<any> <anything> <outcry> $', when: (told) => isIdle(told) && !told.hasClock },
  { name: '<anything>', when: (told) => isIdle(told) && foretells(told) },
];

/** What there is no time, no need and no company for. */
export const LACKING_RULES: readonly TalkRule[] = [
  // "мама, кушать хочу", "хочу спать", "уже в десять спать хочется"
  { name: '<anything> <bodily> <any>? <wanting>' },
  { name: '<anything> <wanting> <any>? <bodily> $', when: (told) => !told.isTimed },
  // "до весны ещё жить и жить"
  { name: '<anything> <infinitive> и <infinitive> $', when: repeatsItself },
  // "чаю попить некогда"
  { name: '<anything> <infinitive> <anything> <lacking>' },
  // "в отпуск ехать не с кем"
  { name: '<anything> <infinitive> не <preposition> <lacked-case>' },
  // "машина на ходу, зачем её продавать", but "узнать зачем её продавать"
  { name: '!<action>* <why-at-all> <any>? <any>? <infinitive>' },
  // "куда ему худеть"
  { name: '!<action>* <where-to> <personal> <infinitive>' },
];
