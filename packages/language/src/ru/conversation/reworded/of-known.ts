import type { InterpretResponse, ReadOperation } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { betterThen, notSoBut, placedByWord } from './better-then.ts';
import { toldByOthers } from './told-by-others.ts';

/**
 * What would be something new, or nothing, and is probably said of what was spoken of here: what others want of it,
 * a time that is better for it, a time for what has only its object named. Asked about first. Null for everything else.
 */
export function ofKnown(
  { text, request, ground }: Spoken,
  found: InterpretResponse,
  said: (spoken: Spoken) => InterpretResponse | null,
): InterpretResponse | null {
  const { pending, pending_operation: pendingOperation, ...unasked } = request;
  const { thread = null } = request;
  if (thread === null || found.talk !== undefined || found.envelopes.length > 1) return null;
  const order =
    toldByOthers(text, thread) ??
    betterThen(text, thread) ??
    notSoBut(text, thread) ??
    (found.kind === 'commands' ? placedByWord(text, thread) : null);
  if (order === null) return null;
  const meant = said({ text: order, read: readText(order), request: unasked, ground });
  if (meant?.kind !== 'operations' || meant.envelopes.length > 0) return null;
  const { operations = [] } = meant;
  const isAsked = pending !== undefined || pendingOperation !== undefined;
  // what names nothing may be said of what is asked about
  if (isAsked && !operations.every(isNamed)) return null;
  const guessed = operations.map((one) => ({
    ...one,
    confidence: Math.min(one.confidence, GUESS),
  }));
  return { ...meant, operations: guessed };
}

const isNamed = ({ mention }: ReadOperation): boolean => mention !== undefined;
