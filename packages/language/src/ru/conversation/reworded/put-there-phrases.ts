const SOFT = '(?:(?:и|а|ну|ой|да|ага|тогда|еще|ещё|слушай|давай|вот)[\\s,]+)*';
const PUT =
  '(?:закинь|закинуть|кинь|перекинь|перенеси|перенести|переложи|перемести|положи|отправь|отнеси|занеси|внеси|добавь|добавить|определи|засунь|запихни|сунь)(?:те)?';
const NOT_PROJECTS =
  '(?:проект(?:ы|ов)?|список|списки|корзин|архив|календар|план|входящ|расписани|сегодня|завтра|понедельник|вторник|сред|четверг|пятниц|суббот|воскресенье)';

/** "договор и канифоль закинь в переводы": what is put, and into what. */
export const PUT_BEHIND_NAME = new RegExp(
  `^${SOFT}(?<names>[^:;?!\\n]{2,80}?)\\s+${PUT}\\s+(?:пожалуйста\\s+)?(?:(?:в|во)\\s+(?:проект\\s+)?["«“]?(?!${NOT_PROJECTS})(?<project>[A-Za-zЀ-ӿ\\d-]+)["»”]?|(?<there>туда|сюда)(?:\\s+же)?)[.!]*$`,
  'iu',
);
/** "договор туда", "договор и канифоль тоже туда же": the same without a verb. */
export const NAME_THERE = new RegExp(
  `^${SOFT}(?<names>[^:;?!\\n]{2,80}?)\\s+(?:тоже\\s+|давай\\s+|пусть\\s+)*(?<there>туда|сюда)(?:\\s+же)?(?:\\s+тоже)?[.!]*$`,
  'iu',
);
/** "договор и глава это в проект «Переводы»": the same of several, without a verb. */
export const INTO_PROJECT = new RegExp(
  `^${SOFT}(?<names>[^:;?!\\n]{2,60}?(?:\\s+и\\s+|,\\s*)[^:;?!,\\n]{2,60}?)\\s+(?:(?:это|все|всё|тоже|оба|обе|давай|пусть|лучше)\\s+)*(?:в|во)\\s+проект\\s+["«“]?(?<project>[^"»”«“.,;:!?\\n]{2,60})["»”]?[.!]*$`,
  'iu',
);
/** "договор и чеки отправь в банк": of what is not in the plan it is no project. */
export const SENDS = /\s(?:отправь|отнеси|занеси|внеси)(?:те)?\s/iu;
export const BETWEEN_NAMES = /\s*,\s*|\s+и\s+/iu;
/** The order that every rule knows. */
export const PUTS_INTO = (names: string, project: string): string =>
  `перенеси ${names} в проект ${project}`;
/** "в проект Офис": no place of that name is meant. */
export const SAYS_PROJECT = /(?<![a-zЀ-ӿ])проект/iu;
