import type { Surface } from '@planerka/contracts';
import { formatDuration } from '@planerka/texts';
import type { Moment } from '@planerka/plan';
import { ruSurfaces as ru } from '../texts/ru-surfaces.ts';
import type { DrawnSurface } from './drawn-surface.ts';
import { navigateButton, opButton } from './surface-buttons.ts';

type Payload = Extract<Surface, { kind: 'priority_list_v1' }>['payload'];

/** The ranks, each with its reason and estimate, and a row of buttons for each. */
export function drawPriorityList({ items }: Payload, moment: Moment): DrawnSurface {
  const lines = items.map(({ rank, label, reason, estimateMinutes: minutes }) => {
    const facts = [reason, minutes === undefined ? undefined : formatDuration(minutes)];
    const told = facts.filter((fact) => fact !== undefined).join(', ');
    return `${rank}. ${label}${told === '' ? '' : `: ${told}`}`;
  });
  return {
    lines: lines.length === 0 ? [ru.nothingUrgent] : lines,
    objects: items.map(({ taskId }) => ({ kind: 'task', number: taskId })),
    buttons: items.map(({ rank, navigateTo, quickActions = [] }) => [
      ...quickActions.map((action) => opButton(action, `${rank}. ${action.label}`)),
      navigateButton(`${rank}. ${ru.open}`, navigateTo, moment),
    ]),
  };
}
