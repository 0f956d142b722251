import { remembering } from '../../../grammar/remembering.ts';
import { fold } from '../../../grammar/scan.ts';
import { PAST_RULES } from './pasts-of-phrases.ts';

/** "накормить": "накормил", "накормила", "накормили"; "найти": "нашел". Empty where no rule tells them. */
export const pastsOf = remembering((infinitive: string): readonly string[] => {
  const verb = fold(infinitive);
  for (const { infinitive: form, endings } of PAST_RULES) {
    const stem = form.exec(verb)?.groups?.['stem'];
    if (stem !== undefined) return endings.map((ending) => stem + ending);
  }
  return [];
});
