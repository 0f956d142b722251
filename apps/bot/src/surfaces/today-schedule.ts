import type { Surface } from '@planerka/contracts';
import { type Moment, timeOf, toInstant } from '@planerka/plan';
import { ruSurfaces as ru } from '../texts/ru-surfaces.ts';
import type { DrawnSurface } from './drawn-surface.ts';
import { objectOf } from './object-of.ts';
import { opButton } from './surface-buttons.ts';

type Payload = Extract<Surface, { kind: 'today_schedule_v1' }>['payload'];

/** The day by the clock, its tasks without an hour, and numbered suggestions with a button each. */
export function drawTodaySchedule(payload: Payload, moment: Moment): DrawnSurface {
  const { blocks, tasks = [], suggestions = [], controls } = payload;
  const others = controls?.suggestAlternativesOp;
  const timed = blocks.map(({ start, end, title, locked }) => {
    const [from, to] = [start, end].map((at) => timeOf(toInstant(at), moment.zone));
    return `${from}–${to}  ${title}${locked ? ` ${ru.locked}` : ''}`;
  });
  const untimed = tasks.map(
    ({ title, due }) => `• ${title}${due === undefined ? '' : ` (${due})`}`,
  );
  const offered = suggestions.map(({ previewChange }, index) => `${index + 1}. ${previewChange}`);
  const isEmpty = blocks.length === 0 && tasks.length === 0;
  return {
    lines: [
      ...(isEmpty ? [ru.nothing] : []),
      ...timed,
      ...section(timed.length > 0, ru.untimed, untimed),
      ...section(true, ru.suggestions, offered),
    ],
    objects: [
      ...blocks.flatMap(({ navigateTo }) => objectOf(navigateTo)),
      ...tasks.flatMap(({ taskId, toCome = false }) =>
        toCome ? [] : [{ kind: 'task' as const, number: taskId }],
      ),
    ],
    buttons: [
      suggestions.map(({ acceptOp }, index) =>
        opButton(acceptOp, `${index + 1}. ${acceptOp.label}`),
      ),
      others ? [opButton(others)] : [],
    ],
  };
}

function section(apart: boolean, heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [...(apart ? [''] : []), heading, ...lines];
}
