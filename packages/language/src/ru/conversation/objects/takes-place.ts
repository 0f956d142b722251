import { roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { TAKES_PLACE } from './takes-place-phrases.ts';

/**
 * "занятие перенеси в школу", "приём в клинику перенеси": what takes place may be held there from now on, so that a project of
 * that name is only a guess. Of what is to be done ("подготовить занятие") the verb tells.
 */
export function mayTakePlaceThere(mention: string): boolean {
  const [first] = readText(mention).items;
  if (first === undefined) return false;
  const role = roleAt(first);
  return role === 'meeting' || role === 'event' || TAKES_PLACE.test(first.word);
}
