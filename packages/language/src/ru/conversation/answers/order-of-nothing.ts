import { type Operation, operationEntry } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { readText } from '../../grammar.ts';
import { readConversation } from '../read-conversation.ts';

type InViewOf = Parameters<typeof readConversation>[2];

/** "перенеси её на завтра": one order that names nothing of its own, so that it may be meant for what is asked about. */
export function orderOfNothing(
  words: string,
  ground: Spoken['ground'],
  request: InViewOf = {},
): Operation | null {
  const found = readConversation(words, readText(words), request, ground);
  if (found?.kind !== 'operations' || found.rest.length > 0 || found.isAddressed) return null;
  const [only, ...more] = found.operations;
  if (only === undefined || more.length > 0) return null;
  const { operation, confidence: _confidence, kind: _kind, also: _also, ...naming } = only;
  const isOfObject = operationEntry(operation.type).targets.length > 0;
  return isOfObject && Object.keys(naming).length === 0 ? operation : null;
}
