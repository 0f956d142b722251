import { DAYPART_DEFAULTS, DEFAULT_REMINDERS, DEFAULT_WORKING_HOURS } from '@planerka/plan';
import { reminderLines } from '@planerka/texts';
import { type Button, button, text } from '../reply/reply.ts';
import { ru as reminders } from '../reminders/ru-reminders.ts';
import { ru } from '../texts/ru.ts';
import type { BotContext } from '../turn/bot-context.ts';
import type { BotCommand } from './bot-command.ts';

function open(form: string, label: string): Button[] {
  return [button(label, { type: 'form', data: `open:${form}` })];
}

/** Shows what is set, below the words of `opening`; each button opens its short form. */
export async function showSettings({ turn }: BotContext, opening?: string): Promise<void> {
  const { timezone, person } = await turn.conversation();
  const hours = person?.working_hours ?? DEFAULT_WORKING_HOURS;
  const { morning, afternoon, evening } = { ...DAYPART_DEFAULTS, ...person?.dayparts };
  const shown = ru.settings.shown(
    timezone,
    `${hours.from}–${hours.to}`,
    `${morning}, ${afternoon}, ${evening}`,
  );
  const buttons = [
    open('zone', ru.settings.zone),
    open('hours', ru.settings.hours),
    open('dayparts', ru.settings.dayparts),
    open('block_minutes', reminders.settings.block),
    open('quiet', reminders.settings.quiet),
    open('digests', reminders.settings.digests),
    open('erase', ru.settings.erase),
  ];
  const reminded = reminderLines(person?.reminder_settings ?? DEFAULT_REMINDERS);
  const lines = [...(opening === undefined ? [] : [opening, '']), shown, ...reminded];
  turn.say(text(lines.join('\n'), { buttons }));
}

export const settings: BotCommand = {
  name: 'settings',
  description: ru.menu.settings,
  handle: async (ctx) => {
    await showSettings(ctx);
    await ctx.turn.finish();
  },
};
