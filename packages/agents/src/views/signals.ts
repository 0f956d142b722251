import type { ToolCall } from '../tool-call.ts';
import type { ChangeLine } from './event-line.ts';
import type { JsonObject } from './json-paths.ts';
import { issuesOf } from './lint.ts';
import type { Situation } from './situation.ts';

/**
 * What an agent that picks the work up should know before it acts: what degrades the context
 * (tasks_lint has the mends), and that somebody else was here last.
 */
export async function signalsOf(
  call: ToolCall,
  situation: Situation,
  last: ChangeLine | undefined,
): Promise<JsonObject[]> {
  const issues = await issuesOf(call, situation);
  const grouped = new Map<string, { severity: string; message: string; count: number }>();
  for (const { code, severity, message } of issues) {
    const known = grouped.get(code);
    if (known) known.count += 1;
    else grouped.set(code, { severity, message, count: 1 });
  }
  const told = [...grouped].map(([code, { count, ...facts }]) => ({
    code,
    ...facts,
    ...(count === 1 ? {} : { count }),
  }));
  if (last === undefined || last.actor === call.actor) return told;
  return [
    {
      code: 'CHANGED_BY_ANOTHER',
      severity: 'info',
      message: `The last change was made by ${last.actor}, through ${last.door}.`,
    },
    ...told,
  ];
}
