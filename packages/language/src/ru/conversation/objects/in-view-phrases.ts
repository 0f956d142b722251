/** Between objects that each have a time of their own. */
export const APART: ReadonlySet<string> = new Set([',', ';', 'newline', 'а', 'и']);
/** What is not done is not moved, either. */
export const NOT = 'не';
/** Before what is meant instead. */
export const BUT = 'а';
/** The one that was shown last. */
export const SHOWN_LAST: ReadonlySet<string> = new Set('последнюю последний последнее'.split(' '));
/** Between the places of a list. */
export const JOINS_PLACES: ReadonlySet<string> = new Set('и а также еще из них этих'.split(' '));
/** Nothing but marks and a joint stands between words that are read one after the other. */
export const BETWEEN_PLACES = /^[\s,]*(?:и[\s,]*|а\s+также[\s,]*)?$/iu;
/** Places that are counted from the end of a list. */
export const FROM_THE_END: ReadonlyMap<string, number> = new Map(
  (
    [
      ['последняя последнюю последней последний последнее последнего', -1],
      ['предпоследняя предпоследнюю предпоследней предпоследний предпоследнее предпоследнего', -2],
    ] as const
  ).flatMap(([words, place]) => words.split(' ').map((word): [string, number] => [word, place])),
);
/** "первые две": how many from the first on. */
export const COUNTED_FIRST = {
  word: 'первые',
  counts: new Map([
    ['две', 2],
    ['два', 2],
    ['три', 3],
    ['четыре', 4],
    ['пять', 5],
  ]),
} as const;
/** "остальные", "оставшиеся", "то, что осталось": of a list, those that were not spoken of since. */
export const LEFT_OF_LIST: ReadonlySet<string> = new Set(
  'остальные остальное остальных оставшиеся оставшееся оставшихся прочие прочее осталось остались'.split(
    ' ',
  ),
);
export const BESIDE_LEFT: ReadonlySet<string> = new Set(
  'все всё то те что которые еще задачи дела два две три четыре пять'.split(' '),
);
/** "другие две" */
export const OTHERS: ReadonlySet<string> = new Set('другие другое других'.split(' '));
export const COUNTS: ReadonlySet<string> = new Set('два две три четыре пять'.split(' '));
/** Several that were shown together. */
export const THEM: ReadonlySet<string> = new Set(['их']);
/** "то, что утром", "ту, которая про пальто": one of what was shown, and what tells which. */
export const POINTS_AT_ONE: ReadonlySet<string> = new Set(
  'то та ту тот того той те тех'.split(' '),
);
export const RELATIVE: ReadonlySet<string> = new Set(
  'что который которая которое которую которые которого которой'.split(' '),
);
/** Beside the time at which it stands. */
export const STANDS_THERE: ReadonlySet<string> = new Set(
  'стоит стояла стояло стоял у меня была было был будет'.split(' '),
);
/** It stands for the one that a clause has told. */
export const POINTER = 'её';
/** They lead up to the name in "ту, что про пальто". */
export const OF_WHAT: ReadonlySet<string> = new Set('про о об обо насчет'.split(' '));
/** "последнее, что записал,": what was written just now. */
export const JUST_WRITTEN =
  /(^|\s)последн(?:ее|юю),?\s+(?:что|которую)\s+(?:я\s+|ты\s+)?(?:только\s+что\s+)?(?:записал|добавил|создал|внес|внёс|сказал|надиктовал)[аи]?,?(?=\s|$)/iu;
/** "такси ещё нет", "грядку нет": told as not done. */
export const NOT_YET = /\s(?:(?:ещ[её]|пока)\s+)*нет[.!]?$/iu;
/** Ahead of another time they only say that the first does not suit. */
export const UNSUITED =
  /^(?:(?:это|что-то)\s+)?(?:(?:слишком|очень|как-то)\s+)?(?:рано(?:вато)?|поздно(?:вато)?|долго(?:вато)?|мало(?:вато)?|много(?:вато)?|коротко|неудобно|(?:в|на)\s+друг(?:ое|ой)\s+(?:время|день))\s*[,.!–—-]\s*(?=\S)/iu;
/** "через неделю после этого": from where it stands. */
export const AFTER = 'после';
export const IT: ReadonlySet<string> = new Set('этого того нее него'.split(' '));
/** "не последнюю", "а не на четверг": behind what is ordered, what is not. */
export const BUT_NOT = /\s*,?\s+(?<joint>а|но|только)\s+не\s+(?<denied>[^,.;]+)$/iu;
/** They bound what is ordered, and deny none of it: "но не раньше обеда". */
export const BOUNDS = /(?:^|\s)(?:раньше|позже|позднее|больше|меньше|дольше)(?=\s|$)/iu;
/** "..., и добавь заметку: размер полдюйма": what is ordered, and the note on the same object. */
export const AND_NOTE =
  /^(?<order>[^:]+?)(?:\s*,\s*(?:и\s+)?|\s+и\s+)(?:добавь|допиши|припиши|запиши|оставь|сделай)(?:те)?\s+(?:к\s+ней\s+|к\s+нему\s+)?(?:заметку|примечание|комментарий|пометку)\s*:\s*(?<note>.+)$/isu;

/** What parts one thing that is said from the next. */
export const JOINTS: ReadonlySet<string> = new Set(', ; . и а но зато newline'.split(' '));

/** "самую первую" */
export const MOST: ReadonlySet<string> = new Set('самую самая самый самое самой самого'.split(' '));

/** "на два часа": how long it takes, where an hour stands beside it. */
export const FOR_SO_LONG = /^на\s.*(?:час|мин|полтор)/iu;
/** "а шиномонтаж на десять": in contrast to what was said of it. */
export const INSTEAD_AHEAD = /^(?:а|ой|тьфу)[\s,]+(?!ещ[её]\s)/iu;
/** "до двенадцати" */
export const UNTIL = /^до\s/iu;
/** "не в этот четверг, а в следующий" */
export const DENIES = /^не\s/iu;
