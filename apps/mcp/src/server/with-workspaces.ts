import { type Caller, nearestName, suggestedCall } from '@planerka/agents';
import { isTaskToolName, type TaskAnswer, taskTools } from '@planerka/contracts';
import { ECHO_MAX_CHARS } from '../error-map.ts';

const NAMES_MAX = 20;

export interface MisnamedCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly caller: Pick<Caller, 'defaultWorkspace'>;
}

/** Did the call name no workspace, or one that there is not? */
export function isMisnamed(answer: TaskAnswer): boolean {
  if (answer.ok) return false;
  const { code } = answer.error;
  return code === 'WORKSPACE_REQUIRED' || code === 'UNKNOWN_WORKSPACE';
}

/**
 * The refusal with the names that the caller may use. The same call with a name in it is the next one
 * where there is only one name, or a default, or where it reads only: nothing is written to a
 * workspace by a guess.
 */
export function withWorkspaces(
  answer: TaskAnswer,
  { tool, args, caller }: MisnamedCall,
  names: readonly string[],
): TaskAnswer {
  if (answer.ok || names.length === 0) return answer;
  const { error } = answer;
  const given = args['workspace'];
  const near = typeof given === 'string' ? nearestName(given, names) : null;
  const usual =
    names.length === 1 ? names[0] : names.find((name) => name === caller.defaultWorkspace);
  const alone = given === undefined ? usual : undefined;
  const meant = alone ?? (reads(tool) ? near : null);
  const short = JSON.stringify(args).length <= ECHO_MAX_CHARS;
  const shown = names.slice(0, NAMES_MAX);
  const left = names.length - shown.length;
  const others =
    left === 0 ? '' : ` And ${left} more: of a name that is nearly right the right one is told.`;
  return {
    ok: false,
    error: {
      ...error,
      recovery: `${error.recovery} ${near === null ? `You may use: ${shown.join(', ')}.${others}` : `Did you mean ${near}?`}`,
      ...(typeof meant === 'string' && short
        ? { next: suggestedCall(tool, { ...args, workspace: meant }) }
        : {}),
      details: {
        ...error.details,
        workspaces: shown,
        ...(left === 0 ? {} : { total: names.length }),
      },
    },
  };
}

function reads(tool: string): boolean {
  return isTaskToolName(tool) && taskTools[tool].effect === 'read';
}
