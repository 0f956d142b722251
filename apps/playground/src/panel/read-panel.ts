import { DEFAULT_LOCALE, RetryableError, TerminalError } from '@planerka/contracts';
import type { WorkspaceDirectory } from '@planerka/db';
import { addDays, type Day, dayOf, timeOf } from '@planerka/plan';
import {
  type Clock,
  type Conversation,
  openQuestion,
  type PlanReader,
  pointedTargets,
} from '@planerka/runtime';
import { pendingInWords, render, tell } from '@planerka/texts';
import type { Panel, PanelQuestion } from '../wire/panel.ts';
import { panelChanges } from './panel-changes.ts';
import { type DayItems, inboxItem, itemsByDay } from './panel-items.ts';

const DAYS_AHEAD = 30;
const INBOX_SHOWN = 50;
const ENTRIES_READ = 120;
const NOTHING: DayItems = { items: [], more: 0 };

export interface PanelPorts {
  readonly reader: PlanReader;
  readonly directory: WorkspaceDirectory;
  readonly clock: Clock;
  readonly defaultTimezone: string;
  readonly botId: number;
  readonly chatId: number;
}

/** What is written in the chat's workspace now; `unavailable` while the database is away. */
export async function readPanel(ports: PanelPorts): Promise<Panel> {
  try {
    return await read(ports);
  } catch (error) {
    if (error instanceof RetryableError) return { state: 'unavailable' };
    // The person has had their data erased between two of these reads: next time all is empty.
    if (error instanceof TerminalError && error.code === 'UNKNOWN_WORKSPACE') {
      return { state: 'unavailable' };
    }
    throw error;
  }
}

async function read({ reader, directory, clock, ...ports }: PanelPorts): Promise<Panel> {
  const { botId, chatId } = ports;
  const now = clock.now();
  // The chat may get a workspace by its first word, and another one after an erasure: never kept.
  const workspace = await directory.forChat(botId, chatId, {
    kind: 'personal',
    timezone: ports.defaultTimezone,
    created_at: now,
  });
  // The names that the bot gives to a private chat without topics and to the person in it.
  const thread = `telegram:${botId}:${chatId}:0`;
  const actor = `telegram:${chatId}`;
  const conversation = await reader.conversation(workspace, thread, actor, now);
  const { timezone: zone } = conversation;
  const today = dayOf(now, zone);
  const [agenda, inbox, entries] = await Promise.all([
    reader.agenda(workspace, today, addDays(today, DAYS_AHEAD), now),
    reader.inboxPage(workspace, { limit: INBOX_SHOWN, offset: 0, oldest: false }),
    reader.journal(workspace, ENTRIES_READ),
  ]);
  const named = await pointedTargets(reader.view(workspace), entries);
  const frame = { now, zone, locale: DEFAULT_LOCALE };
  const labelOf = (day: Day): string =>
    render(tell('panel_day', { day, is_tomorrow: day === tomorrow }), frame);
  const days = itemsByDay(agenda, today, frame);
  const tomorrow = addDays(today, 1);
  return {
    state: 'ready',
    today: { day: today, label: labelOf(today), ...(days.get(today) ?? NOTHING) },
    ahead: [...days].flatMap(([day, shown]) =>
      day === today ? [] : [{ day, label: labelOf(day), ...shown }],
    ),
    inbox: { items: inbox.items.map((task) => inboxItem(task, frame)), total: inbox.total },
    question: question(conversation, now),
    changes: panelChanges(entries, {
      frame,
      actor,
      agents: await reader.agentNames(workspace, [...new Set(entries.map((each) => each.actor))]),
      named,
      cut: entries.length === ENTRIES_READ,
    }),
    timezone: zone,
  };
}

function question({ draft, timezone: zone }: Conversation, now: string): PanelQuestion | null {
  if (!draft || draft.expires_at === null) return null;
  const moment = { now, zone };
  const open = pendingInWords(openQuestion(draft, moment), { ...moment, locale: DEFAULT_LOCALE });
  const { question: asked } = 'pending' in open ? open.pending : open.pending_operation;
  return {
    question: asked.clarifying_question,
    choices: asked.choices.map(({ label }) => label),
    said: [...draft.said],
    until: timeOf(draft.expires_at, zone),
  };
}
