import type { Message } from '@planerka/contracts';
import { say, toInstant } from '@planerka/plan';
import { tell } from '@planerka/texts';
import type { TodayScheduleOf } from '@planerka/views';
import type { DrawnSurface } from './drawn-surface.ts';
import { objectOf } from './object-of.ts';
import { opButton } from './surface-buttons.ts';

/** The day by the clock, its tasks without an hour, and numbered suggestions with a button each. */
export function drawTodaySchedule(payload: TodayScheduleOf<Message>): DrawnSurface {
  const { blocks, tasks = [], suggestions = [], controls } = payload;
  const others = controls?.suggestAlternativesOp;
  const timed = blocks.map(({ start, end, title, locked }) =>
    tell('surface_slot', { from: toInstant(start), to: toInstant(end), title, locked }),
  );
  const untimed = tasks.map(({ title, due = null }) => tell('surface_task', { title, due }));
  const offered = suggestions.map(({ previewChange: label }, index) =>
    say('numbered', { position: index + 1, label }),
  );
  const isEmpty = blocks.length === 0 && tasks.length === 0;
  return {
    lines: [
      ...(isEmpty ? [tell('surface_nothing')] : []),
      ...timed,
      ...section(timed.length > 0, tell('surface_untimed'), untimed),
      ...section(true, tell('surface_suggestions'), offered),
    ],
    objects: [
      ...blocks.flatMap(({ navigateTo }) => objectOf(navigateTo)),
      ...tasks.flatMap(({ taskId, toCome = false }) =>
        toCome ? [] : [{ kind: 'task' as const, number: taskId }],
      ),
    ],
    buttons: [
      suggestions.map(({ acceptOp }, index) =>
        opButton(acceptOp, say('numbered', { position: index + 1, label: acceptOp.label })),
      ),
      others ? [opButton(others)] : [],
    ],
  };
}

function section(apart: boolean, heading: Message, lines: readonly Message[]): Message[] {
  if (lines.length === 0) return [];
  return [...(apart ? [say('blank', {})] : []), heading, ...lines];
}
