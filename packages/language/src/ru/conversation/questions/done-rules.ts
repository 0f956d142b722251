import type { Query } from '@planerka/contracts';
import { formatDay, type LocalNow } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { isMark, roleAt } from '../../commands/view.ts';
import { hasTag } from '../../tags.ts';
import { objectIn } from '../acts/made.ts';
import { type Clause, isQuoted, mentionOf } from '../clause.ts';
import { DONE_ASKED } from '../lexicon.ts';
import type { PhraseRule } from '../phrase.ts';
import { tellsDone } from '../reworded/told-done.ts';
import { OPENING } from './asked-phrases.ts';
import { isTime, pastWindowOf } from './past-window.ts';

type DoneRule = PhraseRule<Clause, Query>;

const MENTION_MAX = 500;

const today = ({ day }: LocalNow) => ({ from: formatDay(day), to: formatDay(day) });
const isBeside = (item: Item): boolean =>
  !isQuoted(item) && (DONE_ASKED.beside.has(item.word) || roleAt(item) === 'soft');

/** "что я сделал вчера?": no other words than of time; without a day, today's. */
const doneThen: DoneRule['produce'] = (caught, { text, ground }) => {
  const items = objectIn(caught);
  if (items.some((item) => !isTime(item) && !isBeside(item))) return null;
  const isDated = items.some(isTime);
  const window = isDated ? pastWindowOf(items, text, ground) : today(ground.now);
  return window === null ? null : { type: 'done', window };
};

/** "итоги недели": this week's review; of another week what was done then. */
const weekReview: DoneRule['produce'] = (caught, clause) =>
  objectIn(caught).some(isTime) ? doneThen(caught, clause) : { type: 'week_review' };

/** "когда последний раз поливал цветы?": the last time that what is named was done. */
const lastTime: DoneRule['produce'] = (caught, clause) => lastDone(objectIn(caught), clause);

function lastDone(items: readonly Item[], clause: Clause): Query | null {
  const named = items.filter((item) => !tellsDone(item) && !isBeside(item) && !isTime(item));
  const mention = mentionOf(clause, named, new Set());
  return mention === null
    ? null
    : { type: 'done', latest: true, mention: mention.slice(0, MENTION_MAX) };
}

/** "когда я стриг газон?": a question about what has been. */
const whenDone: DoneRule['produce'] = (caught, clause) =>
  objectIn(caught).some(tellsDone) ? lastTime(caught, clause) : null;

/** "я заправил машину?": what is told as done, and asked about; null for anything else. */
export function readAskedDone(clause: Clause): Query | null {
  const words = clause.items.filter(
    (item) => (!isMark(item) || isQuoted(item)) && !hasTag(item, 'whether'),
  );
  const isAsked = clause.items.some(({ word }) => word === '?') || asksWhether(clause.items);
  const isShort = words.length <= ASKED_WORDS_MAX;
  const told = words.filter(tellsDone);
  const isPlain = words.every((item) => ASKED_ROLES.has(roleAt(item)));
  return isAsked && isShort && isPlain && told.length === 1 ? lastDone(words, clause) : null;
}

/** "купил ли я молоко": the verb opens it, and nothing else is to be done: "проверить, приехал ли курьер". */
function asksWhether(items: readonly Item[]): boolean {
  const at = items.findIndex((item) => hasTag(item, 'whether'));
  const ahead = items.slice(0, Math.max(at, 0)).filter((item) => roleAt(item) !== 'soft');
  const [told, ...more] = ahead.filter(({ word }) => !OPENING.has(word));
  return told !== undefined && tellsDone(told) && more.length === 0;
}

const ASKED_WORDS_MAX = 6;
const ASKED_ROLES: ReadonlySet<string | null> = new Set([
  null,
  'soft',
  'pronoun',
  'meeting',
  'event',
]);

/** Questions about what was done, before those about what is to do. */
export const DONE_RULES: readonly DoneRule[] = [
  { name: 'когда <object> в? последний раз <more>', produce: lastTime },
  { name: 'когда я? в? последний раз <more>', produce: lastTime },
  { name: 'когда <object> в? прошлый раз <more>', produce: lastTime },
  { name: 'сколько времени|дней|недель|месяцев? прошло с тех пор как <more>', produce: lastTime },
  { name: 'как давно <more>', produce: lastTime },
  { name: 'давно ли? <more>', produce: lastTime },
  { name: 'когда <object>', produce: whenDone },
  { name: '<what-which> <object> <achieved> <more>', produce: doneThen },
  { name: '<show>? <done-ones> <object>', produce: doneThen },
  { name: '<sum-up>? итоги дня|сегодня|вчера <object>', produce: doneThen },
  { name: '<sum-up>? итоги <time>', produce: doneThen },
  { name: '<sum-up>? итоги <object> недели', produce: weekReview },
  { name: '<sum-up>? итоги за? <object> неделю', produce: weekReview },
  { name: 'как прошла <object> неделя', produce: weekReview },
  { name: '<show|sum-up>? обзор <object> недели', produce: weekReview },
  { name: 'недельный обзор', produce: weekReview },
];
