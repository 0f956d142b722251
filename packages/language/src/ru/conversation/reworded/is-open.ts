import { CONFIDENCE, type InterpretResponse } from '@planerka/contracts';

/** Has nothing read the words yet? Talk and noise are read. */
export const isUnread = ({ kind, talk, noise }: InterpretResponse): boolean =>
  kind === 'none' && talk === undefined && noise !== true;

/** Is nothing read yet, or only something new that is doubtful by itself? */
export const isOpen = (found: InterpretResponse): boolean =>
  isUnread(found) ||
  (found.kind === 'commands' &&
    found.envelopes.every(({ command }) => command.confidence < CONFIDENCE.act));
