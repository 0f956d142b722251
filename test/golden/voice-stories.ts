import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Story } from './stories.ts';
import type { Storyteller } from './storyteller.ts';

const bytes = readFileSync(path.join(import.meta.dirname, '../rig/fixtures/block-tomorrow.ogg'));
const MIB = 1024 * 1024;

/** What the speech server says, one transcript a note. */
export const heard = (...texts: readonly string[]) =>
  texts.map((text) => ({ kind: 'transcript' as const, text }));

/** What is heard in the note is what the speech server says in its turn. */
export const speaks = (t: Storyteller, seconds = 4) =>
  t.sends('голосовое', (who) => who.sendsVoice({ bytes, durationSeconds: seconds }));

/** Conversations by voice: each answer quotes what was heard. */
export const voiceStories: readonly Story[] = [
  {
    slug: 'voice-block',
    cites: ['V-note', 'V-quote', 'D-undo'],
    hears: heard('Поставь блок на завтра в четырнадцать ноль ноль на шестьдесят минут'),
    tell: async (t) => {
      await speaks(t);
      await t.taps('Отменить');
    },
  },
  {
    slug: 'voice-answers-a-question',
    cites: ['V-answer', 'D-answer-words', 'D-answer-tap'],
    hears: heard('Поставь блок на завтра.', 'Часа полтора.', 'Ну, создай задачу.', 'Купить хлеб.'),
    tell: async (t) => {
      await speaks(t);
      await speaks(t, 2);
      await t.taps('завтра, 10:30');
      await speaks(t, 2);
      await speaks(t, 2);
    },
  },
  {
    slug: 'voice-several-commands',
    cites: ['V-note', 'D-several'],
    hears: heard(
      'Завтра в десять созвон с командой на час, потом купить хлеб, и ещё напомни в пятницу оплатить интернет.',
    ),
    tell: async (t) => {
      await speaks(t, 9);
    },
  },
  {
    slug: 'voice-unsure',
    cites: ['V-quote', 'D-confidence', 'D-chitchat', 'D-cancel'],
    hears: heard('Молоко.', 'Да.', 'Привет, как дела?', 'Отмена.'),
    tell: async (t) => {
      await speaks(t, 1);
      await speaks(t, 1);
      await speaks(t, 2);
      await speaks(t, 1);
    },
  },
  {
    slug: 'voice-silence-and-noise',
    cites: ['V-noise'],
    hears: heard('', 'Продолжение следует...', 'Субтитры сделал DimaTorzok', 'Поставь блок завтра в 9 на час'),
    tell: async (t) => {
      await speaks(t);
      await speaks(t);
      await speaks(t);
      await speaks(t);
    },
  },
  {
    slug: 'voice-heard-at-the-second-try',
    cites: ['V-again', 'V-servers', 'D-stale'],
    hears: [
      { kind: 'status', status: 429, retryAfterSeconds: 120 },
      ...heard('Поставь блок на завтра в 14:00 на 60 минут'),
    ],
    tell: async (t) => {
      await speaks(t);
      const failed = t.last();
      await t.minutesPass(10);
      await t.taps('Распознать ещё раз', { on: failed });
      await t.taps('Распознать ещё раз', { on: failed });
    },
  },
  {
    slug: 'voice-not-downloaded',
    cites: ['V-download', 'V-again'],
    hears: heard('Создай задачу купить молоко'),
    tell: async (t) => {
      t.house.server.faults.add({ type: 'cut_file', method: 'download', afterBytes: 5_000 });
      await speaks(t);
      await t.taps('Распознать ещё раз');
    },
  },
  {
    slug: 'voice-beyond-the-limits',
    cites: ['V-limits'],
    hears: heard('Создай задачу купить молоко'),
    tell: async (t) => {
      await speaks(t, 301);
      await t.sends('файл на 25 МБ', (who) =>
        who.sendsAudio({ bytes, size: 25 * MIB, durationSeconds: 60, fileName: 'lecture.mp3' }),
      );
      await t.sends('пустое голосовое', (who) =>
        who.sendsVoice({ bytes: new Uint8Array(), durationSeconds: 1 }),
      );
    },
  },
  {
    slug: 'voice-not-configured',
    cites: ['V-not-configured'],
    tell: async (t) => {
      await speaks(t);
      await t.says('Создай задачу купить молоко');
    },
  },
  {
    slug: 'voice-in-other-files',
    cites: ['V-formats'],
    hears: heard('Встреча с заказчиком в пятницу в 15:00 на час', 'Создай задачу купить молоко'),
    tell: async (t) => {
      const video = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
      await t.sends('кружок', (who) => who.sendsVideoNote({ bytes: video, durationSeconds: 5 }));
      await t.sends('файл запись.m4a', (who) =>
        who.sendsAudio({ bytes: video, durationSeconds: 5, fileName: 'запись.m4a' }),
      );
    },
  },
];
