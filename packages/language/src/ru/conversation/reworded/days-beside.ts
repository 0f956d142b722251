import type { InterpretResponse } from '@planerka/contracts';
import { DAYS_BESIDE } from './days-beside-phrases.ts';

/** "и ещё каждое воскресенье" of what is in view: on these days, too. The plan joins them with those that it has. */
export function daysBeside(text: string, found: InterpretResponse): InterpretResponse {
  const [only, ...more] = found.operations ?? [];
  const isAdded = only?.operation.type === 'set_recurrence' && more.length === 0;
  if (!isAdded || !DAYS_BESIDE.test(text.trim())) return found;
  return { ...found, operations: [{ ...only, also: true }] };
}
