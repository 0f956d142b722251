import { AGENTS_DOOR } from './agents-door.ts';
import type { JournalEntry } from './entry.ts';

/** Who made a change, as one person sees it: they themselves, another person, or an agent. */
export type Author = 'self' | 'person' | 'agent';

/** Who made the change, as `actor` sees it. */
export function authorOf(
  { actor: author, door }: Pick<JournalEntry, 'actor' | 'door'>,
  actor: string,
): Author {
  if (author === actor) return 'self';
  return door === AGENTS_DOOR ? 'agent' : 'person';
}
