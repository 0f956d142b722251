/** What is done early in the morning: an early hour beside such a word is one of the morning. */
const WAKING =
  'встать встава встаю встаем встань вставай подъем просну просып разбуд будильник побудк рассвет'.split(
    ' ',
  );
/** Departures: people leave at two in the afternoon, but at five in the morning. */
const LEAVING =
  'выехать выезд выезж выеха выедем выеду уехать уезж отъезд вылет улет рейс самолет поезд электричк сапсан ласточк'.split(
    ' ',
  );

/** What is done about a train or an alarm at some other time of day. */
const ABOUT = 'куп провер забра заказ почин узна посмотр найти сда верну выбр'.split(' ');

const WORD_MIN = 4;

/** From which hour on a word makes a bare early hour one of the morning; null for other words. */
export function earlyFrom(word: string): number | null {
  if (word.length < WORD_MIN) return null;
  if (WAKING.some((stem) => word.startsWith(stem))) return 3;
  return LEAVING.some((stem) => word.startsWith(stem)) ? 4 : null;
}

/** "купить будильник в пять": what follows is only what it is about. */
export const isAboutIt = (word: string): boolean => ABOUT.some((stem) => word.startsWith(stem));
