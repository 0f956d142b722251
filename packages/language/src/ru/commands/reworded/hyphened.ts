import { saysOnlyTime } from '../times/only-time.ts';
import { hyphen, ROUGHLY } from './hyphened-phrases.ts';

/** "завтра где то в пять забрать плащ": roughly then, and no question where. Null where no time is behind it. */
export function hyphened(text: string): string | null {
  const plain = text.replace(ROUGHLY, (...found: string[]) => {
    const [all = '', before = '', where = '', some = ''] = found;
    const at = Number(found[4]);
    const behind = text
      .slice(at + all.length)
      .trim()
      .split(/\s+/u);
    const isTime = [1, 2, TIME_WORDS_MAX].some((count) =>
      saysOnlyTime(behind.slice(0, count).join(' ')),
    );
    return isTime ? hyphen(all, before, where, some) : all;
  });
  return plain === text ? null : plain;
}
/** "часов в семь" */
const TIME_WORDS_MAX = 3;
