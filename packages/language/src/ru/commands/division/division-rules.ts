import type { Division } from './division.ts';

/** What divides an utterance at a separator, or keeps it together. */
interface DivisionRule {
  readonly name: string;
  readonly holds: (division: Division) => boolean;
  readonly divides: boolean;
  /** What follows only tells something about what is before it. */
  readonly isTold?: (division: Division) => boolean;
  /** People might have meant one command, or the time for the other one. */
  readonly isUnsure?: (division: Division) => boolean;
  /** Words behind the separator that only lead to what follows. */
  readonly leads?: number;
}

/** A mark that ends something, or a word that announces more: "а" may only contrast two times. */
const isMarkedOff = ({ separator: { hasComma, isAnnounced, isSentence } }: Division): boolean =>
  hasComma || isAnnounced || isSentence;

/** The first that holds decides; where none does, the utterance stays together. */
export const DIVISION_RULES: readonly DivisionRule[] = [
  {
    name: '<nothing on one side>',
    holds: ({ left, rest }) => !left.hasContent || !(rest.hasContent || rest.hasHead),
    divides: false,
  },
  { name: '<line>, <semicolon>', holds: ({ separator }) => separator.isHard, divides: true },
  { name: '<action> еще <thing>', holds: ({ isMoreOfIt }) => isMoreOfIt, divides: false },
  { name: '<telephone>', holds: ({ isTelephone }) => isTelephone, divides: false },
  { name: '<only when>', holds: ({ isOnlyWhen }) => isOnlyWhen, divides: false },
  // "созвон с Машей, завтра в 10, ...": a time between commas belongs to what is before it
  {
    name: '<only a time>',
    holds: ({ right }) => right.isTimed && !right.hasContent && !right.hasHead,
    divides: false,
  },
  {
    name: '<request>, <why>',
    holds: ({ isReasonBehind }) => isReasonBehind,
    divides: true,
    isTold: () => true,
  },
  { name: '<urgent A> и <not urgent B>', holds: ({ isUrgency }) => isUrgency, divides: true },
  { name: '<doing>, <doing>', holds: ({ isListOfDoings }) => isListOfDoings, divides: true },
  // "запиши что надо купить хлеб и что надо позвонить маме"
  {
    name: 'запиши что <need> и что <need>',
    holds: ({ isMoreToWrite }) => isMoreToWrite,
    divides: true,
    leads: 1,
  },
  // "Оле — кеды, Варе — шапку"
  {
    name: '<thing> — <thing>, <thing> — <thing>',
    holds: ({ separator, isPaired }) => separator.hasComma && isPaired,
    divides: true,
    isUnsure: ({ left, isBothTimed }) => left.acts && !isBothTimed,
  },
  {
    name: '<day>: <words>, <words>',
    holds: ({ isUnderDay }) => isUnderDay,
    divides: true,
    isUnsure: ({ left, right }) => !left.acts && !right.acts && !(left.hasClock && right.hasClock),
  },
  { name: '<nothing opens>', holds: ({ opening }) => opening === 'nothing', divides: false },
  { name: '<order>', holds: ({ opening }) => opening === 'command', divides: true },
  // "помыть, высушить и убрать лыжи"
  {
    name: '<action>, <action> <thing>',
    holds: ({ opening, separator, sharesObject }) =>
      opening === 'action' && !separator.isSentence && !separator.isAnnounced && sharesObject,
    divides: false,
  },
  // "постирать шторы, погладить"
  {
    name: '<action> <thing>, <action>',
    holds: ({ opening, separator, goesOn }) =>
      opening === 'action' && !separator.isSentence && !separator.isAnnounced && goesOn,
    divides: false,
  },
  {
    name: '<mark> <action>',
    holds: (division) => division.opening === 'action' && isMarkedOff(division),
    divides: true,
  },
  {
    name: '<time> и <time> <action>',
    holds: ({ opening, joinsTimes }) => opening === 'action' && joinsTimes,
    divides: false,
  },
  // "купить хлеб завтра и позвонить маме в пятницу": each has its own time
  {
    name: '<action with its time>',
    holds: ({ opening, isTimeFirst, isListed, isBothTimed }) =>
      opening === 'action' && (isTimeFirst || isListed || isBothTimed),
    divides: true,
  },
  // "купить муку, сестре отправить посылку", "в девять техосмотр, мужу рубашку погладить"
  {
    name: '<mark> <objects> <action>',
    holds: ({ opening, objects, isSetApart, left, isPlanBefore, awaitsAction }) =>
      opening !== 'action' &&
      objects !== null &&
      isSetApart &&
      (isPlanBefore || (left.acts && !awaitsAction)),
    divides: true,
  },
  // "часы в ремонт в среду, и ремень купить"
  {
    name: '<words> <time>, <objects> <action>',
    holds: ({ opening, objects, separator, isTimedBefore }) =>
      opening !== 'action' && objects !== null && separator.hasComma && isTimedBefore,
    divides: true,
    isUnsure: ({ isBothTimed }) => !isBothTimed,
  },
  // "до десятого отчёт, и ещё Саше помочь"
  {
    name: '<plan>, ещё <objects> <action>',
    holds: ({ opening, objects, separator, left }) =>
      opening !== 'action' &&
      objects !== null &&
      separator.isAnnounced &&
      separator.hasComma &&
      left.isTimed,
    divides: true,
  },
  // "помыть окна и сестре позвонить"
  {
    name: '<action> и <objects> <action>',
    holds: ({
      opening,
      isConjunction,
      hasOwnObjects,
      left,
      isPlanBefore,
      isGoverned,
      objects,
      endsWithOwn,
    }) =>
      opening !== 'action' &&
      isConjunction &&
      ((isPlanBefore && objects !== null) ||
        (left.acts && (hasOwnObjects || (endsWithOwn && objects?.bare === 0)) && !isGoverned)),
    divides: true,
    isUnsure: ({
      lacksObject,
      isTimeShared,
      isUnderOneDay,
      hasOwnObjects,
      opensSharedDay,
      isPlanBefore,
      isTimeFirst,
    }) =>
      lacksObject ||
      (!opensSharedDay &&
        ((isTimeShared && !isUnderOneDay) || (!hasOwnObjects && !(isPlanBefore && isTimeFirst)))),
  },
  // "в пять созвон с банком и подготовить выписки"
  {
    name: '<plan> и <action>',
    holds: ({ opening, isConjunction, isPlanBefore }) =>
      opening === 'action' && isConjunction && isPlanBefore,
    divides: true,
    isUnsure: ({ isPlaceBefore }) => isPlaceBefore,
  },
  // "зарядить рацию и завтра в пять матч"
  {
    name: '<action> и <time> <what happens>',
    holds: ({ opening, isPlanBesideTask }) => opening !== 'action' && isPlanBesideTask,
    divides: true,
  },
  // "За свет до двенадцатого. Внучке положить на телефон"
  {
    name: '<words> <time>. <words> <action>',
    holds: ({ opening, left, right, separator, isAbbreviated, tells }) =>
      opening !== 'action' &&
      separator.isSentence &&
      !isAbbreviated &&
      left.isTimed &&
      right.acts &&
      !tells,
    divides: true,
  },
  // "купить хлеб, завтра в 10 созвон"
  {
    name: '<meeting set apart>',
    holds: ({ opening, separator, isBothTimed, isTimeFirst }) =>
      opening === 'meeting' &&
      (separator.isSentence ||
        separator.isAnnounced ||
        isBothTimed ||
        (isTimeFirst && separator.hasComma)),
    divides: true,
  },
  // "купить хлеб, завтра в церковь": another thing, or where the bread is bought
  {
    name: '<action>, <time> <words>',
    holds: ({ opening, separator, left, right, opensWithTime, tells }) =>
      opening === 'words' &&
      separator.hasComma &&
      left.acts &&
      !left.isTimed &&
      opensWithTime &&
      right.hasContent &&
      !right.acts &&
      !tells,
    divides: true,
    isUnsure: ({ separator, right }) => !separator.isAnnounced || !right.hasClock,
  },
  // "купить лук, созвон завтра в 9": what takes place at its hour is no object of what is to be done
  {
    name: '<action>, <meeting with its clock>',
    holds: ({ opening, separator, left, right }) =>
      opening === 'meeting' &&
      separator.hasComma &&
      left.acts &&
      !left.isTimed &&
      right.hasClock &&
      !right.acts,
    divides: true,
  },
  // "задачу сдать книги и блок бассейн завтра в 12 на час"
  {
    name: '<action> и <block with its clock and length>',
    holds: ({ isWholeBlock, isConjunction, separator, left, right }) =>
      isWholeBlock &&
      (isConjunction || separator.hasComma) &&
      left.acts &&
      !left.isTimed &&
      !right.acts,
    divides: true,
    isUnsure: ({ mayBlockOf }) => mayBlockOf,
  },
  // "задачу купить цветы и созвон с банком на среду в два": what is bought is no meeting
  {
    name: '<action> и <meeting with its clock>',
    holds: ({ opening, isConjunction, left, right }) =>
      opening === 'meeting' &&
      isConjunction &&
      left.acts &&
      !left.isTimed &&
      right.hasClock &&
      !right.acts,
    divides: true,
    isUnsure: ({ mayArrange }) => mayArrange,
  },
  // "созвон в 10, потом обед в 13"
  {
    name: '<words with their clock>',
    holds: ({ opening, left, right, separator, isTimeFirst }) =>
      opening === 'words' &&
      left.hasClock &&
      right.hasClock &&
      (separator.isAnnounced || separator.hasComma || isTimeFirst),
    divides: true,
  },
  // "Выписать рецепт. Завтра баня в шесть"
  {
    name: '<request>. <words with their time>',
    holds: ({ opening, left, right, separator, isAbbreviated }) =>
      opening === 'words' &&
      separator.isSentence &&
      !isAbbreviated &&
      (left.acts || left.isTimed) &&
      right.isTimed &&
      right.hasContent,
    divides: true,
    // "Позвонить Ивану. Он будет с девяти"
    isTold: ({ tells, right }) => tells && !right.acts,
  },
  // "заехать на базу, потом на объект к одиннадцати"
  {
    name: 'потом <words with their time>',
    holds: ({ opening, left, right, separator }) =>
      opening === 'words' &&
      separator.isAnnounced &&
      left.acts &&
      right.isTimed &&
      right.hasContent,
    divides: true,
  },
  {
    name: '<time> <words>, потом <place>',
    holds: ({ opening, goesOnElsewhere }) => opening === 'words' && goesOnElsewhere,
    divides: true,
  },
  // "завтра физкультура в девять потом химия"
  {
    name: '<plan>, потом <words>',
    holds: ({ opening, left, right, separator, isNextStep }) =>
      opening === 'words' &&
      separator.isAnnounced &&
      isNextStep &&
      !left.acts &&
      left.isTimed &&
      right.hasContent,
    divides: true,
    isUnsure: ({ isTimeFirst }) => !isTimeFirst,
  },
  // "хлеб купить сегодня, торт заказать до пятницы"
  {
    name: '<words> <action> <time>, <words> <action> <time>',
    holds: ({ opening, left, right, separator, isBothTimed }) =>
      opening === 'words' && isBothTimed && separator.hasComma && left.acts && right.acts,
    divides: true,
  },
  // "..., оплатить газ до тридцатого, телефон первого августа"
  {
    name: '<list>, <words with their time>',
    holds: ({ opening, right, separator, isBothTimed, isListed }) =>
      opening === 'words' && isBothTimed && isListed && separator.hasComma && right.hasContent,
    divides: true,
  },
  // "оплатить газ до пятого, свет — до двадцатого"
  {
    name: '<action> <time>, <words> <time>',
    holds: ({ opening, left, right, separator, isTimedAlike, tells }) =>
      opening === 'words' &&
      separator.hasComma &&
      left.acts &&
      isTimedAlike &&
      right.hasContent &&
      !tells,
    divides: true,
  },
  // "..., Зое банки вернуть, и в поликлинику в среду"
  {
    name: '<list>, <place with its time>',
    holds: ({ opening, left, right, separator, isListed, isPlaceBehind }) =>
      opening === 'words' &&
      isListed &&
      separator.hasComma &&
      left.acts &&
      right.isTimed &&
      isPlaceBehind,
    divides: true,
  },
  // "..., написать статью до среды, Тимуру отзыв"
  {
    name: '<list>, <words>',
    holds: ({ opening, left, right, separator, isListed, isTimeLast, tells }) =>
      opening === 'words' &&
      isListed &&
      separator.hasComma &&
      left.acts &&
      isTimeLast &&
      right.hasContent &&
      !tells,
    divides: true,
    isUnsure: () => true,
  },
  // "калине масло поменять до обеда, гранте свечи после обеда"
  {
    name: '<action> <part of the day>, <words> <another one>',
    holds: ({ opening, left, right, separator, isBothEndedByPart, tells }) =>
      opening === 'words' &&
      separator.hasComma &&
      left.acts &&
      isBothEndedByPart &&
      right.hasContent &&
      !tells,
    divides: true,
    isUnsure: () => true,
  },
];
