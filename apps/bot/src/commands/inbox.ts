import { taskNumber } from '@planerka/runtime';
import { text } from '../outbox/reply.ts';
import { ru } from '../texts/ru.ts';
import type { BotCommand } from './bot-command.ts';

const SHOWN = 50;

export const inbox: BotCommand = {
  name: 'inbox',
  description: ru.menu.inbox,
  handle: async ({ turn, services }) => {
    const { tasks, total } = await services.reader.inbox(await turn.workspace(), SHOWN);
    const lines = tasks.map((task) => `• ${task.title} (${taskNumber(task.number)})`);
    const more = total > tasks.length ? [ru.agenda.more(total - tasks.length)] : [];
    const shown = total === 0 ? [ru.inbox.empty] : [ru.inbox.title(total), '', ...lines, ...more];
    turn.say(text(shown.join('\n')));
    await turn.finish();
  },
};
