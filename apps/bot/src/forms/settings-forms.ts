import { CITIES, tell } from '@planerka/texts';
import { inThrees } from '../reply/in-rows.ts';
import { formButton, type SettingsForm } from './ask-settings.ts';
import { readTimes } from './read-times.ts';
import { readZone } from './read-zone.ts';

/** No city has a longer name: more words are a command, which goes its ordinary way. */
const CITY_WORDS_MAX = 4;
const BLOCK_MINUTES = [0, 5, 10, 15, 30, 60] as const;
const BLOCK_MINUTES_MAX = 1440;
const OFF = 'off';
/** Hours cannot be said to a form without digits. */
const hasDigit = (words: string): boolean => /\d/.test(words);

/** The forms that ask for one setting each, by the id that opens them. */
export const settingsForms: Readonly<Record<string, SettingsForm>> = {
  /** The zone of the workspace: a city's button, a city's name, or an IANA name. */
  zone: {
    question: tell('ask_zone'),
    unread: tell('bad_zone_answer'),
    isAnswer: (words) => words.split(/\s+/).length <= CITY_WORDS_MAX,
    buttons: inThrees(
      CITIES.map(([, timezone]) =>
        formButton(tell('label_city', { timezone }), `zone:${timezone}`),
      ),
    ),
    read(words) {
      const timezone = readZone(words);
      return timezone === null ? null : { timezone };
    },
  },
  /** The hours in which free slots are offered. */
  hours: {
    question: tell('ask_hours'),
    unread: tell('bad_hours_answer'),
    isAnswer: hasDigit,
    read(words) {
      const [from, to, ...more] = readTimes(words);
      if (from === undefined || to === undefined || more.length > 0 || from >= to) return null;
      return { working_hours: { from, to } };
    },
  },
  /** What "утром", "днём" and "вечером" mean to this person. */
  dayparts: {
    question: tell('ask_dayparts'),
    unread: tell('bad_dayparts_answer'),
    isAnswer: hasDigit,
    read(words) {
      const [morning, afternoon, evening, ...more] = readTimes(words);
      if (morning === undefined || afternoon === undefined || evening === undefined) return null;
      const isRising = morning < afternoon && afternoon < evening;
      return isRising && more.length === 0 ? { dayparts: { morning, afternoon, evening } } : null;
    },
  },
  /** How long before a timeblock to remind of it. */
  block_minutes: {
    question: tell('ask_block_minutes'),
    unread: tell('bad_block_minutes'),
    isAnswer: hasDigit,
    buttons: [
      ...inThrees(
        BLOCK_MINUTES.map((minutes) =>
          formButton(tell('label_block_minutes', { minutes }), `block_minutes:${minutes}`),
        ),
      ),
      [formButton(tell('label_never_remind'), `block_minutes:${OFF}`)],
    ],
    read(said) {
      const words = said.trim();
      if (words === OFF) return { reminders: { block_minutes: null } };
      if (!/^\d{1,4}$/.test(words) || Number(words) > BLOCK_MINUTES_MAX) return null;
      return { reminders: { block_minutes: Number(words) } };
    },
  },
  /** When not to disturb. */
  quiet: {
    question: tell('ask_quiet'),
    unread: tell('bad_quiet'),
    isAnswer: hasDigit,
    buttons: [[formButton(tell('label_no_quiet'), `quiet:${OFF}`)]],
    read(words) {
      if (words === OFF) return { reminders: { quiet: null } };
      const [from, to, ...more] = readTimes(words);
      if (from === undefined || to === undefined || more.length > 0 || from === to) return null;
      return { reminders: { quiet: { from, to } } };
    },
  },
  /** When the morning digest and the evening review come; each can be switched off. */
  digests: {
    question: tell('ask_digests'),
    unread: tell('bad_digests'),
    isAnswer: hasDigit,
    buttons: [
      [formButton(tell('label_no_morning'), 'digests:no_morning')],
      [formButton(tell('label_no_evening'), 'digests:no_evening')],
    ],
    read(words) {
      if (words === 'no_morning') return { reminders: { morning_at: null } };
      if (words === 'no_evening') return { reminders: { evening_at: null } };
      const [morning, evening, ...more] = readTimes(words);
      if (morning === undefined || evening === undefined || more.length > 0) return null;
      return { reminders: { morning_at: morning, evening_at: evening } };
    },
  },
};
