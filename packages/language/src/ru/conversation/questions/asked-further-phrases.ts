const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

const END = '(?![a-zЀ-ӿ])';
const LED =
  '(?:ну|так|хорошо|ладно|ок|окей|ага|угу|понял|поняла|понятно|ясно|спасибо|отлично|супер|кстати|стой|стоп|погоди|подожди)';

/** "а ...", "и ...", "ну а ...": it goes on from what was said just now. */
export const GOES_FURTHER = new RegExp(
  `^\\s*(?:${LED}[\\s,.!]+)*(?:а|и)[\\s,]+(?:если[\\s,]+)?\\S`,
  'iu',
);

/** Said around a time that is asked about, and nothing that could be written. */
export const BESIDE_FURTHER = setOf(`
  а и ну так если что чего че как там у меня нас мне нам я мы есть нибудь либо то ли же еще ещё тогда вообще будет
  намечено запланировано назначено записано занято стоит планы планов дела дел делаю делаем какие по плану хорошо
  ладно ок окей ага угу понял поняла понятно ясно спасибо отлично супер кстати стой стоп погоди подожди -`);

/** "а на следующей?": the week, and "в следующем" the month, behind a question about one. */
export const NEXT_OF_ASKED: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?<![a-zЀ-ӿ])на\\s+(?:следующей|этой|той|прошлой|будущей)${END}(?!\\s+недел)`,
      'iu',
    ),
    '$& неделе',
  ],
  [
    new RegExp(
      `(?<![a-zЀ-ӿ])в\\s+(?:следующем|этом|том|прошлом|будущем)${END}(?!\\s+(?:месяц|год))`,
      'iu',
    ),
    '$& месяце',
  ],
];
