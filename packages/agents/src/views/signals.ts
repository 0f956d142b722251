import type { JsonObject } from '@planerka/contracts';
import { grouped } from '@planerka/plan';
import type { ToolCall } from '../tool-call.ts';
import type { ChangeLine } from './event-line.ts';
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
  const told = [...grouped(issues, ({ code }) => code).values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const { code, severity, message } = first;
    const most = situation.rest === null ? {} : { at_least: true };
    const counted = more.length === 0 ? {} : { count: more.length + 1, ...most };
    return [{ code, severity, message, ...counted }];
  });
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
