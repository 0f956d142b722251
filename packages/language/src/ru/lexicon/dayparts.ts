import { adjective, INS, noun, PLURAL, words } from '../morphology.ts';
import { type Entry, entry } from './entry.ts';

/** The values of the classes below index this list. */
export const DAYPART_NAMES = ['morning', 'afternoon', 'lunch', 'evening', 'night'] as const;
const [MORNING, AFTERNOON, LUNCH, EVENING, NIGHT] = [0, 1, 2, 3, 4];

const GENITIVES = new Set(['утра', 'вечера', 'ночи']);
const ADVERBS = new Set(['утром', 'вечером', 'ночью', 'утр']);
const rest = (forms: ReturnType<typeof noun>) =>
  forms.filter((form) => !GENITIVES.has(form.text) && !ADVERBS.has(form.text));

export const DAYPARTS: readonly Entry[] = [
  entry('daypart', words('утром утречком утрецом поутру наутро сутра утреком'), MORNING),
  entry('daypart', words('днем'), AFTERNOON),
  entry('daypart', words('вечером вечерком вечерочком ввечеру повечеру ввечор'), EVENING),
  entry('daypart', words('ночью'), NIGHT),
  entry('of-daypart', words('утра утреца утречка'), MORNING),
  entry('of-daypart', words('вечера'), EVENING),
  // "в 7 веч", "в 9 утр", "завтра веч"
  entry('daypart', words('веч вечр'), EVENING),
  entry('daypart', words('утр'), MORNING),
  entry('of-daypart', words('ночи'), NIGHT),
  entry('daypart-word', rest(noun('утр', 'neuter')), MORNING),
  entry('daypart-word', rest(noun('вечер', 'masculine')), EVENING),
  entry('daypart-word', rest(noun('ноч', 'feminineThird')), NIGHT),
  entry('daypart-word', words('ночам ночах', PLURAL), NIGHT),
  entry('daypart-word', words('ночами', PLURAL | INS), NIGHT),
  entry('night', words('ночь'), NIGHT),
  entry('lunch', noun('обед', 'masculine'), LUNCH),
  entry('lunch-adjective', adjective('обеденн', 'hard')),
  entry('afternoon-adjective', adjective('послеобеденн', 'hard')),
  entry('earliest', words('самого раннего')),
  // "ранним утром", "поздним вечером"
  entry('early-late', [...adjective('ранн', 'soft'), ...adjective('поздн', 'soft')]),
  // "с ранья"
  entry('early-hours', words('ранья')),
  // "среди дня"
  entry('amid', words('среди посреди посередь середь')),
  entry('am', words('am ам')),
  entry('pm', words('pm пополудни')),
  // "9 p.m."
  entry('letter-a', words('a')),
  entry('letter-p', words('p')),
  entry('letter-m', words('m')),
  entry('noon', words('полдень полудня полудню полуднем')),
  entry('midnight', words('полночь полночи полуночи полуночью')),
];
