import { CONFIDENCE, type CommandEnvelope, type InterpretRequest } from '@planerka/contracts';
import type { Locale } from './locale.ts';
import type { RulesInterpretation } from './rules-interpretation.ts';

/** "Мам, захвати мне сменку завтра", passed on: an order to somebody near is a wish here, which is asked about. */
export function wishedOf(
  request: InterpretRequest,
  found: RulesInterpretation,
  locale: Locale,
  readNew: (request: InterpretRequest) => RulesInterpretation,
): RulesInterpretation {
  const { kind, envelopes } = found.response;
  const isTorn = kind === 'commands' && isCalledFirst(request.text, envelopes);
  const wish = kind === 'none' || isTorn ? locale.wishForwarded(request.text) : null;
  if (wish === null) return found;
  const read = readNew({ ...request, text: wish });
  if (read.response.kind !== 'commands') return found;
  const most = locale.doubted(CONFIDENCE.act, ['speaking']);
  const asked = read.response.envelopes.map((each) => ({
    ...each,
    command: { ...each.command, confidence: Math.min(each.command.confidence, most) },
  }));
  return { ...read, response: { ...read.response, envelopes: asked } };
}

/** "Оля, передай Свете ключи": whoever is called was read as something to do. */
function isCalledFirst(text: string, [first, ...more]: readonly CommandEnvelope[]): boolean {
  const name = first?.command.entities.title ?? '';
  return more.length > 0 && /^\S+$/u.test(name) && text.trimStart().startsWith(`${name},`);
}
