import type { Told } from '@planerka/views';
import { actionRows } from './action-button.ts';
import { type ReplyPart, text } from './reply.ts';

/** Something that is told, as one message. */
export function toldStep(told: Told): ReplyPart {
  const { said, objects } = told;
  return text(said, { buttons: actionRows(told), shown: { objects } });
}
