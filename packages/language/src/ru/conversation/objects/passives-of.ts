import { fold } from '../../../grammar/scan.ts';
import { PASSIVE_RULES } from './passives-of-phrases.ts';

/** "сдать": "сдан", "сдана"; "купить": "куплено". Empty where no rule tells them. */
export function passivesOf(infinitive: string): readonly string[] {
  const verb = fold(infinitive);
  for (const { infinitive: form, endings } of PASSIVE_RULES) {
    const stem = form.exec(verb)?.groups?.['stem'];
    if (stem !== undefined) return endings.map((ending) => stem + ending);
  }
  return [];
}
