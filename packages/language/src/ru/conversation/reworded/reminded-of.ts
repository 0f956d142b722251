import type { ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isAsking } from '../conversation.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import type { Reader } from '../words.ts';
import { MAY_REMIND_OF, REMINDED_OF, remindedOf } from './reminded-of-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "напомни за неделю про открытый урок конспект написать", where «открытый урок» stands: of it is reminded, and what is to
 * be done for it is a task of its own, without a stump of that name. Null for everything else.
 */
export const remindsOfWork: Reader = ({ said, thread, request, again }) => {
  if (thread === null || isAsking(request) || said.length > CHARS_MAX) return null;
  if (!MAY_REMIND_OF.test(said)) return null;
  const { ahead, rest } = REMINDED_OF.exec(said.trim())?.groups ?? {};
  if (ahead === undefined || rest === undefined) return null;
  const divided = dividedAt(rest, thread);
  if (divided === null) return null;
  const found = again(remindedOf(ahead, divided.name));
  const isReminder =
    found?.kind === 'operations' &&
    found.rest.length === 0 &&
    found.operations.every(({ operation }) => operation.type === 'set_reminders');
  return isReminder ? { ...found, rest: [divided.work], isAddressed: true } : null;
};

/** The longest name that something bears, and what is to be done behind it. */
function dividedAt(rest: string, thread: ThreadHints) {
  const items = readText(rest).items.filter((item) => !isMark(item));
  if (items.filter(({ word }) => isInfinitive(word)).length !== 1) return null;
  for (let count = items.length - 1; count > 0; count -= 1) {
    const [last, next] = [items[count - 1], items[count]];
    if (last === undefined || next === undefined) continue;
    const head = items.slice(0, count);
    if (head.some((item) => isInfinitive(item.word) || isFact(item))) continue;
    const [known, ...others] = knownAs(namingWords(rest.slice(0, last.to)), thread);
    if (known === undefined || others.length > 0) continue;
    return { name: rest.slice(0, last.to), work: rest.slice(next.from) };
  }
  return null;
}
