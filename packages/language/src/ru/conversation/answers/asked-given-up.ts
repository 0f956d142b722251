import type { InterpretResponse, ReadOperation } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { takesAway } from '../acts/takes-away.ts';
import type { Conversation } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { bears, tellingWords } from '../objects/bearers.ts';
import { saysWhich } from '../objects/says-which.ts';

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
  if (isOrdered || !found.operations.every(isUnnamedLoss)) return null;
  const { title = '' } = pending.envelope.command.entities;
  const isNamed = tellingWords(title).some((word) => bears(text, [word]));
  return { kind: isNamed ? 'cancel' : 'none', envelopes: [], interpreter: 'rules' };
}

const isUnnamedLoss = (one: ReadOperation): boolean => takesAway(one.operation) && !saysWhich(one);
