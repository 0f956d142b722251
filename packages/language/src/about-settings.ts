import type { Locale } from './locale.ts';
import { answer, isForwarded, type RulesInterpretation } from './rules-interpretation.ts';
import type { Spoken } from './spoken.ts';

/** What is set, or asked about settings. */
export function aboutSettings(
  { text, read, request, ground }: Spoken,
  locale: Locale,
): RulesInterpretation | null {
  const { response } = answer('none', [], [], false, true);
  const setting = isForwarded(request) ? null : locale.readSettings(text, read, ground);
  if (setting !== null || locale.isAboutSettings(read)) {
    const said = setting === null ? {} : { setting };
    return { response: { ...response, settings: true, ...said }, unsure: false, foreign: true };
  }
  if (isForwarded(request) || !locale.asksSettings(read)) return null;
  const asking = { ...response, settings: true, talk: 'question' } as const;
  return { response: asking, unsure: false, foreign: true };
}
