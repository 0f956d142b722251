import { adjective, DAT, type Form, GEN, INS, noun, PLURAL, words } from '../morphology.ts';
import { ABBREVIATION, counted, type Entry, entry } from './entry.ts';

const short = (list: string): Form[] => words(list, ABBREVIATION);

const WEEKDAYS: readonly (readonly Form[])[] = [
  [...noun('понедельник', 'masculineVelar'), ...short('пн пнд пон понед')],
  [...noun('вторник', 'masculineVelar'), ...short('вт втр вторн')],
  [...noun('сред', 'feminine'), ...short('ср срд')],
  [...noun('четверг', 'masculineVelar'), ...short('чт чтв четв')],
  [...noun('пятниц', 'feminineSibilant'), ...short('пт птн пятн')],
  [
    ...noun('суббот', 'feminine'),
    ...words('субота суботу суботы субботк'),
    ...short('сб сбт субб'),
  ],
  [...noun('воскресен', 'neuterSoft'), ...noun('воскресен', 'neuterIe'), ...short('вс вск воскр')],
];

/** "по средам": the dative plural alone says that the day repeats. */
const isRepeated = (form: Form): boolean => (form.flags & (DAT | PLURAL)) === (DAT | PLURAL);

const WEEKDAY_ADJECTIVES: readonly (readonly Form[])[] = [
  adjective('понедельничн', 'hard'),
  adjective('вторничн', 'hard'),
  [],
  adjective('четвергов', 'hard'),
  adjective('пятничн', 'hard'),
  adjective('субботн', 'soft'),
  adjective('воскресн', 'hard'),
];

const MONTHS: readonly (readonly Form[])[] = [
  [...noun('январ', 'masculineSoft'), ...short('янв')],
  [...noun('феврал', 'masculineSoft'), ...short('фев февр')],
  [...noun('март', 'masculine'), ...short('мар')],
  [...noun('апрел', 'masculineSoft'), ...short('апр')],
  [...words('май мае'), ...words('мая', GEN), ...words('маю', DAT), ...words('маем', INS)],
  [...noun('июн', 'masculineSoft'), ...short('июн')],
  [...noun('июл', 'masculineSoft'), ...short('июл')],
  [...noun('август', 'masculine'), ...short('авг')],
  [...noun('сентябр', 'masculineSoft'), ...short('сен сент')],
  [...noun('октябр', 'masculineSoft'), ...short('окт')],
  [...noun('ноябр', 'masculineSoft'), ...short('ноя нояб')],
  [...noun('декабр', 'masculineSoft'), ...short('дек')],
];

export const CALENDAR: readonly Entry[] = [
  ...counted(
    'weekday',
    1,
    WEEKDAYS.map((forms) => forms.filter((form) => !isRepeated(form))),
  ),
  ...counted(
    'weekdays',
    1,
    WEEKDAYS.map((forms) => forms.filter(isRepeated)),
  ),
  ...counted('month', 1, MONTHS),
  ...counted('weekday-adjective', 1, WEEKDAY_ADJECTIVES),
  entry('holiday', noun('рождеств', 'neuter'), 107),
  entry('holiday', words('хэллоуин хеллоуин хэллоуина хеллоуина хэллоуину'), 1031),
  entry('relative', words('позапозавчера'), -3),
  entry('relative', words('позавчера'), -2),
  entry('relative', words('вчера'), -1),
  entry('relative', words('сегодня седня сегодне седни сення сег сегод'), 0),
  entry('relative', words('завтра завтро назавтра завтрева завтречка завтреча'), 1),
  entry('relative', words('послезавтра послезавтро послезавтрева'), 2),
  entry('relative', words('послепослезавтра'), 3),
  entry('relative-adjective', adjective('вчерашн', 'soft'), -1),
  entry('relative-adjective', adjective('сегодняшн', 'soft'), 0),
  entry('relative-adjective', adjective('завтрашн', 'soft'), 1),
  entry('relative-adjective', adjective('послезавтрашн', 'soft'), 2),
  entry('now', words('сейчас щас')),
  entry('weekend', words('выходные выходных выходным выходными выходной уикенд уикэнд')),
  entry('workdays', words('будни будней будням буднями буднях')),
  entry('workday-adjective', [
    ...words('будний будние будних будним будними буднего'),
    ...adjective('рабоч', 'hushing'),
  ]),
  entry('season', [...noun('весн', 'feminine'), ...words('весной весною')], 3),
  entry(
    'season',
    [...noun('лет', 'neuter').filter((form) => form.text !== 'лет'), ...words('летом')],
    6,
  ),
  entry('season', noun('осен', 'feminineThird'), 9),
  entry('season', [...noun('зим', 'feminine'), ...words('зимой зимою')], 12),
  entry('numbered-day', noun('числ', 'neuter')),
  entry('this', [
    ...words('этот эта эту этого этой этому этим этом эти этих этими нынче нонче'),
    ...adjective('текущ', 'hushing'),
    ...adjective('нынешн', 'soft'),
  ]),
  entry('это', words('это')),
  entry('that', words('той ту')),
  entry('next', [
    ...adjective('следующ', 'hushing'),
    // as they are often written
    ...adjective('следущ', 'hushing'),
    ...adjective('будующ', 'hushing'),
    ...adjective('будущ', 'hushing'),
    ...short('след'),
  ]),
  entry('nearest', [
    ...adjective('ближайш', 'hushing'),
    ...adjective('предстоящ', 'hushing'),
    ...short('ближ ближайш'),
  ]),
  entry('new', adjective('нов', 'hard')),
  entry('last', [
    ...adjective('прошл', 'hard'),
    ...adjective('прошедш', 'hushing'),
    ...adjective('минувш', 'hushing'),
  ]),
  entry('before-last', adjective('позапрошл', 'hard')),
  entry('final', [...adjective('последн', 'soft'), ...short('посл последн')], -1),
  entry('final', [...adjective('предпоследн', 'soft'), ...short('предпосл')], -2),
  entry('part', [...noun('начал', 'neuter'), ...noun('старт', 'masculine')], 1),
  entry('part', noun('середин', 'feminine'), 2),
  entry(
    'part',
    [
      ...words('конец конца концу концом конце концы'),
      ...noun('окончан', 'neuterIe'),
      ...noun('завершен', 'neuterIe'),
      ...words('исход исхода исходу исходе'),
    ],
    3,
  ),
  entry('every', [
    ...adjective('кажд', 'hard'),
    ...words('кажный кажную кажное кажинный кажинную кажинное'),
  ]),
  entry('parity', adjective('четн', 'hard'), 0),
  entry('parity', adjective('нечетн', 'hard'), 1),
  entry('every-adverb', words('ежечасно'), 1),
  entry('every-adverb', words('ежедневно каждодневно ежеденно'), 2),
  entry('every-daypart', words('ежеутренне ежеутрене'), 0),
  entry('every-daypart', words('ежевечерне ежевечернее'), 3),
  entry('every-daypart', words('еженощно'), 4),
  entry('every-adverb', words('еженедельно'), 3),
  entry('every-adverb', words('ежемесячно'), 4),
  entry('every-adverb', words('ежеквартально'), 5),
  entry('every-adverb', words('ежегодно'), 6),
];
