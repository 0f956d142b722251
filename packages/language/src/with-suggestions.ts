import {
  type CommandEnvelope,
  type InterpretRequest,
  type InterpretResponse,
  SUGGESTION_DRAFTS_MAX,
  type SuggestionDraft,
} from '@planerka/contracts';
import type { Locale } from './locale.ts';
import { ignore } from './observe-title.ts';
import type { KnownOfTitle } from './title-to-see.ts';

/**
 * The answer with what its new tasks' titles could do better, each at the position of its command.
 * Times are not looked for: whoever read the words has taken them out.
 */
export function withSuggestions(
  response: InterpretResponse,
  request: InterpretRequest,
  { suggestAbout }: Pick<Locale, 'suggestAbout'>,
  onFault: (rule: string, fault: unknown) => void = ignore,
): InterpretResponse {
  if (response.kind === 'answer') return response;
  const found = response.envelopes.flatMap(({ command }, position): SuggestionDraft[] => {
    const { title } = command.entities;
    if (command.intent !== 'task_create' || title === undefined) return [];
    const drafts = suggestAbout({
      text: title,
      known: knownOf(command.entities),
      projects: request.projects ?? null,
      time: null,
      onFault,
    });
    return drafts.map((draft) => ({ ...draft, position }));
  });
  if (found.length === 0) return response;
  return { ...response, suggestions: found.slice(0, SUGGESTION_DRAFTS_MAX) };
}

type Entities = CommandEnvelope['command']['entities'];

const knownOf = (entities: Entities): KnownOfTitle => ({
  priority: entities.priority !== undefined,
  timed: [
    entities.planned_at,
    entities.planned_time,
    entities.planned_window,
    entities.due_date,
    entities.recurrence,
  ].some((value) => value !== undefined),
  project: entities.project !== undefined,
  description: entities.description !== undefined,
  someday: false,
});
