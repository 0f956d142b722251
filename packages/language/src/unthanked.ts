import type { InterpretRequest, InterpretResponse } from '@planerka/contracts';
import type { Locale } from './locale.ts';
import type { RulesInterpretation } from './rules-interpretation.ts';

/** What may have thanks behind it; talk is answered as the whole that it is. */
const THANKED: ReadonlySet<InterpretResponse['kind']> = new Set([
  'commands',
  'operations',
  'query',
  'day_plan',
]);

/** "что у меня на неделе? спс тебе" as it is read without its thanks; null where there are none, or only talk is left. */
export function unthanked(
  request: InterpretRequest,
  locale: Locale,
  anew: (text: string) => RulesInterpretation,
): RulesInterpretation | null {
  const text = locale.withoutThanks(request.text);
  const found = text === null ? null : anew(text);
  return found !== null && THANKED.has(found.response.kind) ? found : null;
}
