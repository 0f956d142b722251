const QUALITY =
  '(?:не)?(?:срочн|важн|приоритетн|первоочередн|главн)(?:ой|ым|ыми|ую|ый|ая|ое|ые)';
const DONE_ALIKE = '(?:(?:постав|назнач|перенес|перекин|сдвин|раскидай|запланиру)(?:ьте|ите|ь|и|йте|й)?)';
const ALL_UNDATED =
  'всем\\s+(?:моим\\s+)?(?:(?:задачам|делам)\\s+)?без\\s+(?:даты|дат|дня|числа|срока|сроков)';

/** What is set stands ahead of its verb, or the verb ahead of those that it is set of: the order as it is read elsewhere. */
export const VERB_BEHIND_FIELD: readonly (readonly [RegExp, string])[] = [
  // "дрель срочной сделай", "первую на завтра, вторую срочной сделай"
  [
    new RegExp(
      `(?<=\\S\\s)(${QUALITY})\\s+((?:сделай|отметь|пометь)(?:те)?)(?=\\s*(?:[.,!;]|$)|\\s+(?:пожалуйста|плиз)(?![a-zЀ-ӿ]))`,
      'giu',
    ),
    '$2 $1',
  ],
  // "всем задачам без даты поставь завтра": what lies in the inbox
  [
    new RegExp(
      `^(?:(?:а|и|ну|так)\\s+)*(?:${DONE_ALIKE}\\s+${ALL_UNDATED}|${ALL_UNDATED}\\s+${DONE_ALIKE})\\s+(?:дату\\s+|день\\s+|срок\\s+)?(?:на\\s+)?(?=[^,.;:?!]+[.!]*$)`,
      'iu',
    ),
    'перенеси всё из входящих на ',
  ],
];
