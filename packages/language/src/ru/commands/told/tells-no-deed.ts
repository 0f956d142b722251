import type { Item } from '../../../grammar/item.ts';
import { isNeededNot } from '../../conversation/reworded/needed-is-not.ts';
import { isNotToBeDone } from '../../conversation/reworded/needless.ts';
import type { CommandReading } from '../read-command.ts';
import { isPlainReason } from '../talk/frame.ts';
import { isToldAppointment } from '../times/told-appointment.ts';
import { isAction, isMark } from '../view.ts';

/** "мама прилетает в воскресенье в 14:20": asked about, since it may be no more than told. */
export const isOnlyTold = ({ act }: CommandReading, own: readonly Item[]): boolean =>
  act === 'statement' && isToldAppointment(own);

/**
 * "потому что завтра праздник", and beside something else "завтра в школу не надо": why something is asked for, or what need
 * not be done, which is nothing to write down whatever day it names.
 */
export function tellsNoDeed(text: string, own: readonly Item[], isAlone: boolean): boolean {
  // "раз уж приеду в город, заберу очки": behind a comma may stand what is done because of it
  const isWhole = !own.some((item, at) => isMark(item) && at < own.length - 1);
  if (isPlainReason(own, 0) && isWhole && !own.some(isAction)) return true;
  const said = text.slice(own[0]?.from, own.at(-1)?.to);
  return !isAlone && (isNotToBeDone(said, own) || isNeededNot(said, null));
}
