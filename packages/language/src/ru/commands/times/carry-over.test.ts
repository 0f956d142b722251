import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const last = (text: string) => {
  const command = readSaid(text).envelopes.at(-1)?.command;
  return [command?.entities.due_date?.slice(5, 16), (command?.confidence ?? 0) >= CONFIDENCE.act];
};

it.each([
  ['сверка в пятницу в 10, вернуть книгу к обеду', '09-18T13:00', true],
  ['сверка в пятницу в 10, вернуть книгу до вечера', '09-18T19:00', true],
  // behind the hour of the other: perhaps of today
  ['стрижка в субботу в 15, перезвонить Оле до обеда', '09-19T13:00', false],
  ['сверка в пятницу в 10, вернуть книгу до двух', '09-18T14:00', true],
  ['вернуть книгу до вечера', '09-15T19:00', true],
])('%s: a part of the day is of the day that was said before', (text, due, isSure) => {
  expect(last(text)).toEqual([due, isSure]);
});

it.each([
  'завтра в 7:30 зарядка, в 7 театр, в 10 лечь спать',
  'завтра в 9:15 сад, в 9 баня с друзьями, в 11 домой',
])('%s: what stands behind an hour in doubt is asked about as well', (text) => {
  const sure = readSaid(text).envelopes.map(({ command }) => command.confidence >= CONFIDENCE.act);
  expect(sure).toEqual([true, false, false]);
});

const days = (text: string) =>
  readSaid(text).envelopes.map(({ command: { entities } }) =>
    (entities.due_date ?? entities.planned_at)?.slice(5, 10),
  );

it.each<[string, (string | undefined)[]]>([
  ['мне завтра надо сдать акт до трёх и ещё распечатать смету', ['09-16', '09-16']],
  ['в пятницу надо полить герань, и ещё пересадить фикус', ['09-18', '09-18']],
  [
    'мне завтра надо вернуть дрель и ещё купить саморезы и не забыть отдать ключи соседу в пятницу',
    ['09-16', '09-16', '09-18'],
  ],
  ['завтра настроить гитару и ещё в пятницу купить струны', ['09-16', '09-18']],
  // behind what is to be done, an occasion, a repetition or a deadline it is no day of a list
  ['надо вернуть дрель завтра и ещё купить саморезы', ['09-16', undefined]],
  ['завтра годовщина и ещё купить цветы', ['09-16', undefined]],
  ['до пятницы сдать проект и ещё купить кулер', ['09-18', undefined]],
  ['завтра приезжает электрик и ещё надо купить кабель', [undefined]],
])('%s: the day ahead of a list is that of what "и ещё" adds', (text, expected) => {
  expect(days(text)).toEqual(expected);
});

it.each<[string, (string | undefined)[]]>([
  ['завтра: в 10 отвезти кота, купить корм, позвонить в клинику', ['09-16', '09-16', '09-16']],
  ['в субботу: в 9 помыть машину, поменять масло', ['09-19', '09-19']],
  ['в субботу\nв 9 помыть машину\nпоменять масло', ['09-19', '09-19']],
  ['в четверг: в 18:30 забрать кота, оплатить клинику', ['09-17', '09-17']],
  // with no colon the hour closes what is said of the day
  ['завтра в 10 отвезти кота, купить корм', ['09-16', undefined]],
  ['завтра: в 10 отвезти кота, в пятницу купить корм', ['09-16', '09-18']],
  // a new sentence and an empty line end the list
  ['завтра: в 10 отвезти кота. Купить билеты на поезд', ['09-16', undefined]],
  ['завтра:\nв 10 отвезти кота\nзабрать заказ', ['09-16', '09-16']],
  ['завтра:\nв 10 отвезти кота\n\nкупить обои', ['09-16', undefined]],
])(
  '%s: the day before a colon is that of each, whatever the hour of the first',
  (text, expected) => {
    expect(days(text)).toEqual(expected);
  },
);

const starts = (text: string) =>
  readSaid(text).envelopes.map(({ command: { entities, confidence } }) => [
    (entities.planned_at ?? entities.start_at)?.slice(11, 16),
    confidence >= CONFIDENCE.act,
  ]);

it.each<[string, [string, boolean][]]>([
  // hardly twelve hours later: asked about
  [
    'поезд завтра в 6:40, быть на вокзале в 6',
    [
      ['06:40', true],
      ['06:00', false],
    ],
  ],
  [
    'завтра электричка в 5:20, выйти из дома в 5',
    [
      ['05:20', true],
      ['05:00', false],
    ],
  ],
  [
    // said behind it, and to be done before it
    'завтра в 10:30 сдать кровь, в 10 взять направление',
    [
      ['10:30', true],
      ['10:00', false],
    ],
  ],
  [
    'завтра в 6:40 выгулять пса, в 7 разбудить Сашу',
    [
      ['06:40', true],
      ['07:00', true],
    ],
  ],
])('%s: the same hour is in the same half of the day', (text, expected) => {
  expect(starts(text)).toEqual(expected);
});
