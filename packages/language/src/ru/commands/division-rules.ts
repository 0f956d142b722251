import type { Division } from './division.ts';

/** What divides an utterance at a separator, or keeps it together. */
interface DivisionRule {
  readonly name: string;
  readonly holds: (division: Division) => boolean;
  readonly divides: boolean;
}

/** A mark that ends something, or a word that announces more. */
const isSetApart = ({ separator: { hasComma, isAnnounced, isSentence } }: Division): boolean =>
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
  { name: '<urgent A> и <not urgent B>', holds: ({ isUrgency }) => isUrgency, divides: true },
  { name: '<doing>, <doing>', holds: ({ isListOfDoings }) => isListOfDoings, divides: true },
  { name: '<nothing opens>', holds: ({ opening }) => opening === 'nothing', divides: false },
  { name: '<order>', holds: ({ opening }) => opening === 'command', divides: true },
  {
    name: '<mark> <action>',
    holds: (division) => division.opening === 'action' && isSetApart(division),
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
  // "зарядить рацию и завтра в пять матч"
  {
    name: '<action> и <time> <what happens>',
    holds: ({ opening, isPlanBesideTask }) => opening !== 'action' && isPlanBesideTask,
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
];
