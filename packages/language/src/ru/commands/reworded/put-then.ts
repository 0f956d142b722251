import { readText } from '../../grammar.ts';
import { saysOnlyTime } from '../times/only-time.ts';
import { isAction, isFact } from '../view.ts';
import { MADE_URGENT, ORDERS_NEW, PUT_THEN, urgentBehind } from './put-then-phrases.ts';

/**
 * "добавь задачу заказать линзы и поставь её на пятницу", "..., и сделай её срочной": one new thing with its time or its
 * urgency. Null where it has a time already, and where more than one thing could be meant by "её".
 */
export function putThen(text: string): string | null {
  const said = text.trim();
  const { what, when } = PUT_THEN.exec(said)?.groups ?? {};
  if (what !== undefined && when !== undefined) {
    return isOneNew(what) && saysOnlyTime(when) ? `${what} ${when}` : null;
  }
  const urgent = MADE_URGENT.exec(said)?.groups?.['what'];
  return urgent !== undefined && isOneNew(urgent) ? urgentBehind(urgent) : null;
}

/** One thing to be done, ordered to be written, without a time. */
function isOneNew(what: string): boolean {
  const named = what.replace(ORDERS_NEW, '');
  const { items } = readText(named);
  const acts = items.filter(isAction);
  return named !== what && acts.length === 1 && !items.some(isFact);
}
