import { addDays, dayOf, formatDayAndMonth } from '@planerka/runtime';
import { text } from '../outbox/reply.ts';
import { ru } from '../texts/ru.ts';
import { weekLines } from './agenda-lines.ts';
import type { BotCommand } from './bot-command.ts';

const DAYS = 7;

export const week: BotCommand = {
  name: 'week',
  description: ru.menu.week,
  handle: async ({ turn, services }) => {
    const { reader, clock } = services;
    const workspace = await turn.workspace();
    const { timezone } = await turn.conversation();
    const from = dayOf(clock.now(), timezone);
    const to = addDays(from, DAYS - 1);
    const lines = weekLines(await reader.agenda(workspace, from, to), from, DAYS);
    const title = ru.agenda.week(formatDayAndMonth(from), formatDayAndMonth(to));
    turn.say(text([title, ...(lines.length > 0 ? lines : ['', ru.agenda.nothingWeek])].join('\n')));
    await turn.finish();
  },
};
