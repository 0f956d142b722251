import type { SuggestionType } from '@planerka/contracts';
import type { SuggestionGround } from './ground.ts';
import type { KeptPayload } from './read-payload.ts';

/** Is the task of a suggestion one that was offered on its surface (G1 to G4, T10)? */
export type TargetTest = (type: SuggestionType, payload: KeptPayload) => boolean;

/**
 * Under a new task only the command's position names it, elsewhere only the id of the task: a
 * suggestion with the other name, be it beside the right one, aims at something else.
 */
export function targetTest(surface: string, ground: SuggestionGround): TargetTest {
  const isNew = surface === 'on_create';
  const [key, other] = isNew
    ? (['todoTempId', 'todoId'] as const)
    : (['todoId', 'todoTempId'] as const);
  const offered = new Set<unknown>(isNew ? ground.todoTempIds : ground.todoIds);
  return (type, payload) =>
    type === 'propose_create_project' ||
    (offered.has(payload[key]) && payload[other] === undefined);
}
