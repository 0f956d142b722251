import type { Item } from '../../../grammar/item.ts';
import { isFact } from '../../commands/view.ts';
import { hasTag } from '../../tags.ts';
import type { Clause } from '../clause.ts';
import type { FoundOperation } from './made.ts';
import { whenOf } from './when.ts';

/** "не в одиннадцать, а в двенадцать": the hour or the day by which it is known which one is corrected. */
export function deniedTime(
  { wrong, right }: { readonly wrong: readonly Item[]; readonly right: readonly Item[] },
  { text, ground }: Clause,
): Pick<FoundOperation, 'at' | 'on'> {
  // a rule of times may have read both as one: the one that is denied is its first part
  const [only, ...more] = right;
  const whole = more.length === 0 && hasTag(only?.parts[0], 'not') ? only?.parts : undefined;
  const denied = whole?.find(isFact);
  const times = denied === undefined ? wrong : [denied];
  const when = times.length > 0 && times.every(isFact) ? whenOf(times, text, ground) : null;
  const { planned_at: then = null, planned_time: at } = when?.fields ?? {};
  const day = then?.slice(0, 10);
  const hour = at ?? (then?.includes('T') === true ? then.slice(11, 16) : undefined);
  return {
    ...(hour === undefined ? {} : { at: hour }),
    ...(day === undefined ? {} : { on: day }),
  };
}
