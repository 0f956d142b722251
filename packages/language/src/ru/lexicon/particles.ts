import { COMPARES, OFFERS, SILENT } from '../../grammar/scan.ts';
import { adjective, noun, words } from '../morphology.ts';
import { type Entry, entry } from './entry.ts';

/** "с девяти до двух, стоп, до трёх" */
export const STOP = 'стоп';
/** Words that rules name as they are: the class is the word. */
const LITERALS = `
  на по за из от без о до под и да не нет а же между спустя перед раз раза раз назад тому течение протяжении
  течении начиная то есть о об про позже позднее раньше ровно лучше хотя рано поздно плюс ближе район
  районе чем время дважды трижды перерыв работы работой сном
  стоп самое позднее ранее но только столько подряд максимум накануне пораньше сразу победы знаний россии святого валентина защитника отечества бишь смысле
`
  .trim()
  .split(/\s+/);

/** "на час раньше" */
const COMPARING = new Set('позже позднее раньше ранее пораньше'.split(' '));

export const PARTICLES: readonly Entry[] = [
  ...[...new Set(LITERALS)].map((text) =>
    entry(text, words(text, COMPARING.has(text) ? COMPARES : 0)),
  ),
  entry('в', words('в во')),
  entry('к', words('к ко k')),
  entry('с', words('с со c')),
  entry('после', words('после опосля апосля')),
  entry('кроме', words('кроме окромя исключая помимо')),
  entry('exclusion', words('исключением вычетом')),
  entry('counting-in', words('считая')),
  entry(
    'через',
    words(
      'через чрез черз черес чере чирез чириз чирес чериз чререз череез черезь чрезз черезз черзе',
    ),
  ),
  entry('latin-b', words('b')),
  // between the date and the clock of an ISO instant
  entry('т', words('т t', SILENT)),
  entry('или', words('или', OFFERS)),
  entry('utmost', [...adjective('крайн', 'soft'), ...adjective('предельн', 'hard')]),
  entry(
    'length-noun',
    words('длительностью продолжительностью длиной длительность продолжительность'),
  ),
  entry('few', words('несколько')),
  // "край пятница": the latest day
  entry('край', words('край')),
  // "в недельный срок"
  entry('term-adjective', adjective('однодневн', 'hard'), 1),
  entry('term-adjective', adjective('двухдневн', 'hard'), 2),
  entry('term-adjective', adjective('трехдневн', 'hard'), 3),
  entry('term-adjective', adjective('пятидневн', 'hard'), 5),
  entry('term-adjective', [...adjective('семидневн', 'hard'), ...adjective('недельн', 'hard')], 7),
  entry('term-adjective', adjective('десятидневн', 'hard'), 10),
  entry('term-adjective', adjective('двухнедельн', 'hard'), 14),
  // "в течение пары дней"; the direct cases are numerals
  entry('pair', words('пара пары')),
  entry('trio', words('тройку тройка')),
  // what says how long something takes: "займёт полчаса", "час уйдёт"
  entry(
    'takes',
    words(
      'займет займут занимает занимают продлится продлятся длится длятся уйдет уйдут потребуется понадобится идет идут потрачу',
    ),
  ),
  // what sets so much time aside; at the beginning it is an order of its own
  entry(
    'sets-aside',
    words(
      'заложи заложим заложу закладываю закладываем закладывай отведи отведем отвожу планирую планируем рассчитываю',
    ),
  ),
  entry('thereof', words('него нее них дорогу')),
  entry('about', words('примерно приблизительно ориентировочно около')),
  entry('slip', words('ой точнее вернее погоди погодите подожди извини извините прости простите')),
  // between two times they take the first back; elsewhere they mean something
  entry(
    'slip-between',
    words(
      'отбой отставить поправка поправочка вру соврал соврала ошибся ошиблась ошибочка оговорился оговорилась тьфу погодь пардон сорян сорри виноват виновата стой стойте постой постойте ах эх ох упс ладно',
    ),
  ),
  // "тьфу ты", "ох ты"
  entry('you-in-passing', words('ты')),
  entry('deadline', [
    ...noun('срок', 'masculineVelar'),
    ...noun('дедлайн', 'masculine'),
    ...words('deadline дэдлайн'),
  ]),
  entry(
    'filler',
    words(
      'включительно ну вот короче типа значит блин слушай слушайте пожалуйста пожалуста плиз пжлст эм хм мда',
    ),
  ),
];
