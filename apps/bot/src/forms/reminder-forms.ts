import { tell } from '@planerka/texts';
import type { ReminderSettings } from '@planerka/plan';
import { ask, formButton, hasDigit, type Settings } from './ask-settings.ts';
import type { FormAnswer, FormConversation } from './form-answer.ts';
import { readTimes } from './read-times.ts';

const MINUTES = [0, 5, 10, 15, 30, 60] as const;
const OFF = 'off';
const MAX_MINUTES = 1440;

/** A tapped button's value, or the words. */
function wordsOf(answer: FormAnswer): string {
  return answer.kind === 'tap' ? answer.data.replace(/^[a-z_]+:/, '') : answer.text;
}

function saying(reminders: Partial<ReminderSettings>): Settings {
  return { reminders };
}

/** How long before a timeblock to remind of it. */
export async function blockMinutes(conversation: FormConversation): Promise<void> {
  const choices = MINUTES.map((minutes) =>
    formButton(tell('label_block_minutes', { minutes }), `block_minutes:${minutes}`),
  );
  await ask(
    conversation,
    {
      text: tell('ask_block_minutes'),
      unread: tell('bad_block_minutes'),
      isAnswer: hasDigit,
      buttons: [
        choices.slice(0, 3),
        choices.slice(3),
        [formButton(tell('label_never_remind'), `block_minutes:${OFF}`)],
      ],
    },
    (answer) => {
      const words = wordsOf(answer).trim();
      if (words === OFF) return saying({ block_minutes: null });
      const minutes = /^\d{1,4}$/.test(words) ? Number(words) : null;
      return minutes === null || minutes > MAX_MINUTES ? null : saying({ block_minutes: minutes });
    },
  );
}

/** When not to disturb. */
export async function quietHours(conversation: FormConversation): Promise<void> {
  await ask(
    conversation,
    {
      text: tell('ask_quiet'),
      unread: tell('bad_quiet'),
      isAnswer: hasDigit,
      buttons: [[formButton(tell('label_no_quiet'), `quiet:${OFF}`)]],
    },
    (answer) => {
      const words = wordsOf(answer);
      if (words === OFF) return saying({ quiet: null });
      const [from, to, ...more] = readTimes(words);
      if (from === undefined || to === undefined || more.length > 0 || from === to) return null;
      return saying({ quiet: { from, to } });
    },
  );
}

/** When the morning digest and the evening review come; each can be switched off. */
export async function digests(conversation: FormConversation): Promise<void> {
  await ask(
    conversation,
    {
      text: tell('ask_digests'),
      unread: tell('bad_digests'),
      isAnswer: hasDigit,
      buttons: [
        [formButton(tell('label_no_morning'), 'digests:no_morning')],
        [formButton(tell('label_no_evening'), 'digests:no_evening')],
      ],
    },
    (answer) => {
      const words = wordsOf(answer);
      if (words === 'no_morning') return saying({ morning_at: null });
      if (words === 'no_evening') return saying({ evening_at: null });
      const [morning, evening, ...more] = readTimes(words);
      if (morning === undefined || evening === undefined || more.length > 0) return null;
      return saying({ morning_at: morning, evening_at: evening });
    },
  );
}
