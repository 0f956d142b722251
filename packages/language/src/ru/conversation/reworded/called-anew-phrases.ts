/** Ahead of what is ordered they say nothing. */
const LEAD =
  '(?:(?:а|и|ну|так|ой|нет|слушай|короче|блин|тогда|давай(?:те)?|лучше|еще|ещё|вот|пожалуйста|стоп)[\\s,]+)*';
/** "та первая", "эту вторую задачу из списка": which row of the list. */
const ROW =
  '(?:(?:та|ту|тот|то|той|эта|эту|этот|эт[оау]й?|вон|вот|самая|самую|сам[ыо]й)\\s+)*(?<place>[A-Za-zЀ-ӿ]{4,})(?:\\s+(?<noun>задач[A-Za-zЀ-ӿ]+|таск[A-Za-zЀ-ӿ]*|дел[ао]|блок[A-Za-zЀ-ӿ]*|пункт[A-Za-zЀ-ӿ]*|строк[A-Za-zЀ-ӿ]+|строчк[A-Za-zЀ-ӿ]+|запис[A-Za-zЀ-ӿ]+|встреч[A-Za-zЀ-ӿ]+))?(?:\\s+(?:из\\s+списка|в\\s+списке|по\\s+списку|сверху|в\\s+плане|(?:которая\\s+)?(?<day>(?:на\\s+)?(?:сегодня|завтра|послезавтра)|(?:на|в|во)\\s+(?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье))))?';
const CALL =
  '(?:переименуй(?:те)?|переименовать|переименуем|назови(?:те)?|назвать|обзови|перезови|переназови)';
/** Between the verb and the new name. */
const INTO = '(?:(?:в|как|просто|теперь|лучше|по-другому|иначе|на)[\\s:,]+)';
const IS_CALLED =
  '(?:называется|зов[её]тся|именуется|называлась|называлось|называться|зваться|звучит|называем|зовем)';
const TITLE = '(?<title>[^?\\n]{2,200})$';
const END = 'iu';

/** "переименуй первую в X" */
const INTO_NAME = new RegExp(`^${LEAD}${CALL}\\s+${ROW}[\\s,]+${INTO}${TITLE}`, END);
/** "назови вторую X" */
const NAME_ALONE = new RegExp(`^${LEAD}${CALL}\\s+${ROW}[\\s,:]+${TITLE}`, END);
/** "вторую переименуй в X", "последнюю назови X" */
const ROW_FIRST = new RegExp(`^${LEAD}${ROW}[\\s,]+${CALL}[\\s:,]+${INTO}?${TITLE}`, END);
/** "та первая пусть называется X", "пусть вторая называется X", "первая теперь называется X" */
export const ROW_IS_CALLED = new RegExp(
  `^${LEAD}(?:(?:пусть|пускай|хочу\\s+чтобы|чтобы)\\s+)?${ROW}[\\s,]+(?:(?:пусть|пускай|теперь|будет|должна|лучше|чтобы|у\\s+нас)\\s+)*${IS_CALLED}[\\s:,]+(?:(?:как|так|просто|теперь)[\\s:,]+)?${TITLE}`,
  END,
);
/** Without one of these it is only told what a row is called. */
export const ORDERS_NAME =
  /(?:^|\s)(?:пусть|пускай|теперь|будет|должн[ао]|лучше|чтобы|хочу)(?=\s)/iu;
/** "переименовать", "назвать": what is to be done may be a task of its own. */
export const TO_BE_CALLED = /(?:^|\s)(?:переименовать|назвать)(?=\s)/iu;
/** "у второй поменяй название на X" */
const ROW_GETS_NAME = new RegExp(
  `^${LEAD}у\\s+${ROW}[\\s,]+(?:поменяй|смени|измени|замени|исправь|поправь)(?:те)?\\s+(?:название|имя|заголовок)\\s+на\\s+${TITLE}`,
  END,
);
/** "поменяй название первой на X" */
const NAME_OF_ROW = new RegExp(
  `^${LEAD}(?:поменяй|смени|измени|замени|исправь|поправь)(?:те)?\\s+(?:название|имя|заголовок)\\s+(?:у\\s+)?${ROW}\\s+на\\s+${TITLE}`,
  END,
);
/** All the ways in which a row of the list gets another name; the last of them may name something by itself. */
export const ROW_CALLED: readonly RegExp[] = [
  INTO_NAME,
  ROW_FIRST,
  ROW_IS_CALLED,
  ROW_GETS_NAME,
  NAME_OF_ROW,
  NAME_ALONE,
];
/** One of these is said with all of it; most utterances say none, and need not be looked at twice. */
export const MAY_BE_CALLED = /(?:^|\s)(?:пере|на|об)?(?:имен|назв|назов|назыв|зов|зва|звучи)/iu;
/** "а где быть на складе назови X": the one of that name. */
export const WHERE_IS_CALLED = new RegExp(
  `^${LEAD}(?:там\\s+)?(?:(?:ту|та|то|тот)[\\s,]+)?(?:где|что|которая|который|которую|про)\\s+(?<name>[^?,\\n]{3,80}?)[\\s,]+${CALL}[\\s:,]+${INTO}?${TITLE}`,
  END,
);
/** "назови созвон с леной по визиткам" */
export const CALLED_LONGER = new RegExp(
  `^${LEAD}(?:назови(?:те)?|назвать)\\s+(?<longer>[^?\\n]{5,200})$`,
  END,
);
/** No name begins with them. */
export const HANGS_ON: ReadonlySet<string> = new Set(
  'по про для с со о об обо насчет из от к ко у без'.split(' '),
);
/** "... с олегом, света-то не придёт": behind the name it is told why. */
export const WHY_BEHIND =
  /(?:[\s,]+(?:потому\s+что|так\s+как|а\s+то|поскольку|ведь)\s.+|[\s,]+(?:[a-zЀ-ӿ]+\s+)?[a-zЀ-ӿ]{2,}(?:\s|-)(?:то|же)\s+(?:не|уже|заболел[a-zЀ-ӿ]*|уехал[a-zЀ-ӿ]*|ушл?[её]?л?[a-zЀ-ӿ]*)(?:\s.+)?|,\s*(?:он|она|они|я|мы)\s.+)$/iu;
/** Kinds are said by these nouns; by others any row may be called. */
export const ROW_KINDS: readonly (readonly [RegExp, 'task' | 'timeblock'])[] = [
  [/^(?:задач|таск|дел)/iu, 'task'],
  [/^блок/iu, 'timeblock'],
];
/** "первую главу", "вторую смену": what is counted by itself ends as its ordinal does. */
export const AGREES_WITH_ORDINAL: readonly (readonly [RegExp, RegExp])[] = [
  [/[уюь]ю$/iu, /[ую]$|ь$/iu],
  [/(?:ый|ой|ий)$/iu, /[^аеёиоуыэюяь]$/iu],
  [/(?:ое|ье)$/iu, /[ое]$/iu],
];
/** "назови первую пожалуйста", "назови первую в списке": no name at all; it is asked to be told. */
export const NO_NAME =
  /^(?:пожалуйста|мне|ещё\s+раз|еще\s+раз|снова|(?:(?:в|из|по)\s+)?(?:списк[ае]|списку|плане|плана)|по-другому|по\s+другому|иначе|как-нибудь|так|нормально|правильно|задач[ауи]|дел[оа]|пункт|строк[ау]|строчк[ау]|запись|встречу|блок)(?:\s+(?:пожалуйста|мне))?$/iu;
