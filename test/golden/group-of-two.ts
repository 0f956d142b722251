import type { Group, Person } from '@planerka/bot-api';
import type { Storyteller } from './storyteller.ts';

/** A group of the story's person and somebody else; `bot` is how it is spoken to there. */
export function groupOfTwo(t: Storyteller): { group: Group; friend: Person; bot: string } {
  const { world } = t.house.server;
  const friend = world.createPerson({ firstName: 'Второй' });
  const group = world.createGroup({
    owner: t.person,
    members: [friend],
    type: 'supergroup',
    bot: 'administrator',
  });
  return { group, friend, bot: `@${world.bot.username}` };
}
