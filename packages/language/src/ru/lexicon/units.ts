import { ACC, adjective, DAT, type Form, GEN, NOM, noun, PLURAL, words } from '../morphology.ts';
import { ABBREVIATION, type Entry, entry } from './entry.ts';

const short = (list: string): Form[] => words(list, ABBREVIATION);

/** "час" and "к часу": an hour, and one o'clock. */
const HOUR_ONE = [...words('час чяс чис', NOM | ACC), ...words('часу чясу', DAT)];
const HOURS = [
  ...noun('час', 'masculine').filter((form) => form.text !== 'час' && form.text !== 'часу'),
  ...noun('часик', 'masculineVelar').filter((form) => form.text !== 'часик'),
  ...words('чяса чиса', GEN),
  ...words('чясов чисов', GEN | PLURAL),
  ...words('чясика', GEN),
];

export const UNITS: readonly Entry[] = [
  entry('second', [
    ...noun('секунд', 'feminine'),
    ...noun('секундочк', 'feminineVelar'),
    ...short('сек'),
  ]),
  entry('minute', [
    ...noun('минут', 'feminine'),
    ...words('минуток минуточек', GEN | PLURAL),
    ...noun('минутк', 'feminineVelar'),
    ...noun('минуточк', 'feminineVelar'),
    ...short('мин'),
  ]),
  entry('м', short('м')),
  entry('час', HOUR_ONE),
  entry('часик', words('часик чясик часок чясок часочек', NOM | ACC)),
  entry('hours', HOURS),
  entry('ч', short('ч')),
  entry('day-word', [
    ...words('день денек', NOM | ACC),
    ...words('дню', DAT),
    ...words('дне'),
    ...words('дни', NOM | ACC | PLURAL),
    ...words('дней деньков', GEN | PLURAL),
    ...words('дням', DAT | PLURAL),
    ...words('днями днях', PLURAL),
    ...words('денька', GEN),
    ...words('сутки', NOM | ACC),
    ...words('суток', GEN | PLURAL),
    ...words('суткам сутками сутках', PLURAL),
    ...short('дн'),
  ]),
  entry('дня', words('дня', GEN)),
  entry('week', [
    ...noun('недел', 'feminineSoft'),
    ...noun('недельк', 'feminineVelar'),
    ...words('неделек', GEN | PLURAL),
    ...short('нед'),
  ]),
  entry('month-unit', [
    ...noun('месяц', 'masculine').filter((form) => form.text !== 'месяцов'),
    ...words('месяцев', GEN | PLURAL),
    ...short('мес'),
  ]),
  entry('quarter', noun('квартал', 'masculine')),
  entry('half-year', words('полугодие полугодия полугодию полугодием полугодии')),
  entry('year', [
    ...words('год', NOM | ACC),
    ...words('года', GEN),
    ...words('году', DAT),
    ...words('годом годе годы годам годами годах'),
    ...words('лет', GEN | PLURAL),
    ...words('годик годика'),
  ]),
  entry('г', short('г гг')),
  entry('decade', noun('десятилет', 'neuterIe')),
  entry('century', [...noun('столет', 'neuterIe'), ...words('век века')]),
  entry('millennium', noun('тысячелет', 'neuterIe')),
  entry('halved-hour', words('полчаса полчяса получаса полчасика полчасик получасика')),
  entry('halved-day', words('полдня')),
  entry('halved-minute', words('полминуты')),
  entry('halved-month', words('полмесяца')),
  entry('halved-year', words('полгода полугода полгодика')),
  entry('целый', adjective('цел', 'hard')),
  entry('весь', words('весь всю все всего')),
];
