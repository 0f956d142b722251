import { dayOf, formatDay } from '@planerka/runtime';
import { text } from '../outbox/reply.ts';
import { ru } from '../texts/ru.ts';
import { dayLines } from './agenda-lines.ts';
import type { BotCommand } from './bot-command.ts';

export const today: BotCommand = {
  name: 'today',
  description: ru.menu.today,
  handle: async ({ turn, services }) => {
    const { reader, clock } = services;
    const workspace = await turn.workspace();
    const { timezone } = await turn.conversation();
    const day = dayOf(clock.now(), timezone);
    const lines = dayLines(await reader.agenda(workspace, day, day), day);
    const body = lines.length > 0 ? lines : [ru.agenda.nothingToday];
    turn.say(text([ru.agenda.today(formatDay(day)), '', ...body].join('\n')));
    await turn.finish();
  },
};
