import { readText } from '../../grammar.ts';
import { isAction, isFact } from '../view.ts';
import {
  AFTERNOON_SHORT,
  CAME_TO_MIND,
  OF_AFTERNOON,
  REMINDED_THAT,
  WRONG_TIME_AGAIN,
} from './led-to-it-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 300;
/** One thing to do is read where it stands. */
const ACTIONS_MIN = 2;

/**
 * "так что еще ага акты отправить": what comes to mind, without that one asked oneself. "напомни за неделю что надо часы
 * купить и ресторан заказать": the same without "что надо", so that each of several is read. "в 3 дн" is written out,
 * and of "в пять, нет, не в пять, в шесть" only what is meant is left. Null for all else.
 */
export function ledToIt(text: string): string | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || said.endsWith('?')) return null;
  const came = CAME_TO_MIND.exec(said)?.groups?.['rest'];
  if (came !== undefined && readText(came).items.some(isAction)) return came;
  const spelt = said.replace(AFTERNOON_SHORT, OF_AFTERNOON);
  if (spelt !== said) return spelt;
  const again = WRONG_TIME_AGAIN.exec(said);
  const isTime = readText(again?.groups?.['wrong'] ?? '').items.every(isFact);
  if (again !== null && isTime) return said.replace(again[0], '');
  const found = REMINDED_THAT.exec(said);
  const { remind, rest } = found?.groups ?? {};
  if (found === null || remind === undefined || rest === undefined) return null;
  const actions = readText(rest).items.filter((item) => isAction(item)).length;
  return actions < ACTIONS_MIN ? null : `${said.slice(0, found.index)}${remind} ${rest}`;
}
