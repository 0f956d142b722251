import { fold } from '../../../grammar/scan.ts';
import { FIRST_PERSON_RULES } from './first-persons-of-phrases.ts';

/** "забрать": "заберу", "заберем"; "купить": "куплю". Empty where no rule tells them. */
export function firstPersonsOf(infinitive: string): readonly string[] {
  const verb = fold(infinitive);
  for (const { infinitive: form, endings } of FIRST_PERSON_RULES) {
    const stem = form.exec(verb)?.groups?.['stem'];
    if (stem !== undefined) return endings.map((ending) => stem + ending);
  }
  return [];
}
