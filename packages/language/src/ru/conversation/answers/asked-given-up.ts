import type { InterpretResponse, ReadOperation } from '@planerka/contracts';
import type { Spoken } from '../../../locale.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import type { Conversation } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { isSameName, wordsIn } from './choice-by-words.ts';

/** Shorter words bind names and tell nothing apart. */
const NAME_MIN = 3;

/**
 * "Марина перезвонила сама, так что это уже неактуально" while a new task "позвонить Марине" is asked about: that one is not
 * to be. Of what names neither it nor anything else it is not known what is over, and nothing is done. Null for
 * everything else: an order is about what it names.
 */
export function ofAskedGivenUp(
  found: Conversation,
  { request: { pending }, read, text }: Spoken,
): InterpretResponse | null {
  if (pending === undefined || found.kind !== 'operations' || found.rest.length > 0) return null;
  const isOrdered = read.words.some(({ word }) => isVerb(word) || isInfinitive(word));
  if (isOrdered || !found.operations.every(isUnnamedEnd)) return null;
  const { title = '' } = pending.envelope.command.entities;
  const isNamed = wordsIn(title)
    .filter((word) => word.length >= NAME_MIN)
    .some((word) => wordsIn(text).some((each) => isSameName(word, each)));
  return { kind: isNamed ? 'cancel' : 'none', envelopes: [], interpreter: 'rules' };
}

function isUnnamedEnd({ operation, ...read }: ReadOperation): boolean {
  const { mention, bulk, set, names, several, ordinal, shown, list } = read;
  const isNamed = [mention, bulk, set, names, several, ordinal, shown, list].some(
    (one) => one !== undefined,
  );
  const isEnd =
    operation.type === 'delete' ||
    (operation.type === 'update_status' && operation.status === 'cancelled');
  return isEnd && !isNamed && !('task' in operation && operation.task !== undefined);
}
