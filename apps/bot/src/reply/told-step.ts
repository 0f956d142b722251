import type { Told } from '@planerka/views';
import { actionRows } from './action-button.ts';
import { type Step, text } from './reply.ts';

/** Something that is told, as one message. */
export function toldStep(told: Told): Step {
  const { said, objects } = told;
  return text(said, { buttons: actionRows(told), shown: { objects } });
}
