import { type Message, SuggestionSurface } from '@planerka/contracts';
import {
  DAYPART_DEFAULTS,
  DEFAULT_PICTURE_THEME,
  DEFAULT_REMINDERS,
  DEFAULT_SUGGESTIONS,
  DEFAULT_WORKING_HOURS,
  say,
} from '@planerka/plan';
import { tell } from '@planerka/texts';
import { type Button, button, text } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import type { BotCommand } from './bot-command.ts';

function open(form: string, label: Message): Button[] {
  return [button(label, { type: 'form', data: `open:${form}` })];
}

/** Shows what is set, below the words of `opening`; each button opens its short form. */
export async function showSettings({ turn }: BotContext, opening?: Message): Promise<void> {
  const { timezone, person } = await turn.conversation();
  const hours = person?.working_hours ?? DEFAULT_WORKING_HOURS;
  const {
    morning = DAYPART_DEFAULTS.morning,
    afternoon = DAYPART_DEFAULTS.afternoon,
    evening = DAYPART_DEFAULTS.evening,
  } = person?.dayparts ?? {};
  const theme = person?.picture_theme ?? DEFAULT_PICTURE_THEME;
  const other = theme === 'light' ? 'dark' : 'light';
  const shown = tell('settings_shown', {
    timezone,
    hours,
    dayparts: { morning, afternoon, evening },
    reminders: person?.reminder_settings ?? DEFAULT_REMINDERS,
    theme,
  });
  const buttons = [
    open('zone', tell('label_zone')),
    open('hours', tell('label_hours')),
    open('dayparts', tell('label_dayparts')),
    open('block_minutes', tell('label_block_reminders')),
    open('quiet', tell('label_quiet')),
    open('digests', tell('label_digests')),
    [button(say('label_suggestions', {}), { type: 'suggestion_settings' })],
    [button(tell('label_theme', { theme: other }), { type: 'picture_theme', theme: other })],
    open('erase', tell('label_erase')),
  ];
  const before = opening === undefined ? [] : [opening, say('blank', {})];
  turn.say(text([...before, shown], { buttons }));
}

/** Where suggestions come by themselves, each with its switch. */
export async function showSuggestionSettings({ turn }: BotContext): Promise<void> {
  const { person } = await turn.conversation();
  const settings = person?.suggestion_settings ?? DEFAULT_SUGGESTIONS;
  const buttons = SuggestionSurface.options.map((surface) => {
    const on = !settings[surface];
    const label = tell('label_suggestion_switch', { surface, on });
    return [button(label, { type: 'suggestion_switch', surface, on })];
  });
  turn.say(...turn.tapAnswer(null), text(say('suggestion_settings', { settings }), { buttons }));
}

export const settings: BotCommand = {
  name: 'settings',
  description: tell('command_settings'),
  handle: async (ctx) => {
    await showSettings(ctx);
  },
};
