import type {
  InterpretRequest,
  InterpretResponse,
  ObjectHandle,
  ThreadHints,
} from '@planerka/contracts';
import { interpretUtterance } from '@planerka/language';
import { CORPUS_NOW, CORPUS_ZONE } from '../../packages/language/src/ru/corpus.ts';

/** What the rules read of words that are said when the corpus is; `more` is what else a door would tell of them. */
export function readSaid(text: string, more: Partial<InterpretRequest> = {}): InterpretResponse {
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, ...more };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

/** A chat in which these were spoken of, the last one first. */
export const spokenOf = (
  candidates: readonly ObjectHandle[],
  more: Partial<ThreadHints> = {},
): ThreadHints => ({
  room: { kind: 'hub' },
  candidates: [...candidates],
  operations: [],
  ...more,
});
