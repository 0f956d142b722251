import type { Message, Query, SurfaceNavigateTo } from '@planerka/contracts';
import { addDays, dayOf, type Moment } from '@planerka/plan';
import type { OpTriggerOf } from '@planerka/views';
import { readOpToken } from '../reply/button-op.ts';
import { askButton } from '../reply/pager.ts';
import { type Button, button } from '../reply/reply.ts';

const WEEK_DAYS = 7;

/** A trigger as a button, behind its yes or no where it has one; null for a token that does not read. */
export function opButton(trigger: OpTriggerOf<Message>, label = trigger.label): Button | null {
  const { opToken: op, confirm } = trigger;
  if (readOpToken(op) === null) return null;
  if (confirm === undefined) return { label, action: { op } };
  return button(label, { type: 'confirm', ask: JSON.stringify(confirm), op });
}

/** Where a surface leads: each of the four destinations (Q-navigation). */
export function navigateButton(label: Message, to: SurfaceNavigateTo, moment: Moment): Button {
  switch (to.destination) {
    case 'workroom_task':
      return button(label, { type: 'focus', task: to.taskId });
    case 'calendar_event':
      return button(label, { type: 'card', kind: 'timeblock', number: to.eventId });
    case 'hub_queue':
      return askButton(label, { type: 'inbox' });
    case 'hub':
      return askButton(label, hubQuery(to.section ?? 'today', moment));
  }
}

function hubQuery(section: 'today' | 'metrics' | 'priority', moment: Moment): Query {
  const from = dayOf(moment.now, moment.zone);
  switch (section) {
    case 'today':
      return { type: 'agenda', window: { from, to: from } };
    case 'metrics':
      return { type: 'load', window: { from, to: addDays(from, WEEK_DAYS - 1) } };
    case 'priority':
      return { type: 'urgent' };
  }
}
