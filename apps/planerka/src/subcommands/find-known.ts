import type { KnownWorkspace } from '@planerka/db';

/** The workspace that is named by its id, one of its names, or a chat's id. */
export function findKnown(
  known: readonly KnownWorkspace[],
  name: string,
): KnownWorkspace | undefined {
  return known.find(
    ({ workspace_id: id, aliases, chats }) =>
      id === name || aliases.includes(name) || chats.map(String).includes(name),
  );
}
