import type { InterpretResponse, ReadOperation } from '@planerka/contracts';
import type { ReadNew } from '../../../spoken.ts';
import { isSelfSufficient } from '../../commands/division/lone-verbs.ts';
import { lacksObject } from '../../commands/title/missing-object.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';

/**
 * "договор нашёл, подписать в среду": what is to be done next is done to what was told as done, where nothing else is
 * named that it is done to.
 */
export function readBesideDone(
  rest: string,
  operations: readonly ReadOperation[],
  readNew: ReadNew,
): InterpretResponse {
  const found = readNew(rest);
  const [only, ...more] = found.envelopes;
  const [done, ...others] = operations;
  const title = only?.command.entities.title ?? '';
  const isOne = more.length === 0 && others.length === 0 && isDone(done);
  if (!isOne || done?.mention === undefined || !isDoneToIt(title)) return found;
  const whole = readNew(`${done.mention} ${rest}`);
  const [led, ...parts] = whole.envelopes;
  const isLed = led?.command.entities.title?.toLowerCase().includes(title.toLowerCase()) === true;
  return whole.kind === 'commands' && parts.length === 0 && isLed ? whole : found;
}

const isDone = (one: ReadOperation | undefined): boolean =>
  one?.operation.type === 'update_status' && one.operation.status === 'done';

function isDoneToIt(title: string): boolean {
  const [verb] = readText(title).items;
  if (!lacksObject(title) || isSelfSufficient(verb)) return false;
  return !OF_OTHERS.some((tag) => hasTag(verb, tag));
}
const OF_OTHERS = ['going-verb', 'reaching-verb', 'dative-verb', 'talking-verb'] as const;
