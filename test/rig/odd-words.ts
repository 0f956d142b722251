import fc from 'fast-check';
import { oddText } from './odd-updates.ts';

/** Words that planners hear, in no order: sentences that are half understood. */
const WORDS = `
  создай добавь запиши поставь запланируй напомни отмени верни перенеси удали нет да не надо отмена
  задачу задача блок встречу созвон собрание напоминание купить молоко позвонить маме отчёт важно
  сегодня завтра послезавтра вчера понедельник среду пятницу выходных неделе месяце году эту следующий
  утром днём вечером ночью полдень полночь обед января февраля мая сентября 29 30 31 32 февраля
  в на с до к по за через каждый каждую кроме около без и или потом ещё а ну эээ
  час часа часов полчаса полтора минут минуту 15 30 45 60 90 0 1 2 3 5 9 11 12 14 23 24 25 99 100
  9:30 14:00 25:61 930 00:00 23:59 14-00 2,5 1/2 -5 1000000 99999999999999999999 2026 2028 1900
  девять двадцать пятого половина третьего четверть первый последний ровно
  #дом тег проект ремонт срочно приоритет высокий «найти завтра» "в 10" (скобки) / \\ … — 😀
`
  .trim()
  .split(/\s+/);

const wordSalad = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 14 })
  .chain((words) => fc.constantFrom(' ', '', ', ').map((between) => words.join(between)));

/** The same few words again and again, up to what a message holds. */
const drone = fc
  .tuple(fc.constantFrom(...WORDS), fc.nat({ max: 4096 }))
  .map(([word, length]) => `${word} `.repeat(Math.ceil(4096 / (word.length + 1))).slice(0, length));

/** Anything a person may say or a speech server may hear. */
export const utterance = fc.oneof(
  { weight: 12, arbitrary: wordSalad },
  { weight: 2, arbitrary: oddText },
  { weight: 1, arbitrary: drone },
);

/** The same, as far as a client lets it be sent: well-formed, not blank, not too long. */
export const sentText = utterance
  .map((text) => Buffer.from(text.slice(0, 4096)).toString().replaceAll('\0', ' ').trim())
  .filter((text) => text !== '');
