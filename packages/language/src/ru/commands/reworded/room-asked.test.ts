import { describe, expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';
import { roomAsked } from './room-asked.ts';

const blockIn = (text: string) => {
  const [only] = readSaid(text).envelopes;
  const { title, start_at: at, duration_minutes: lasts } = only?.command.entities ?? {};
  return [only?.command.intent, title, at?.slice(5, 16), lasts];
};

it.each([
  [
    'в четверг с девяти до половины одиннадцатого займи мне время под педсовет',
    'педсовет',
    '09-17T09:00',
    90,
  ],
  ['завтра с трёх до пяти займи время под отчёт', 'отчёт', '09-16T15:00', 120],
  ['завтра в 9 оставь мне полчаса на подготовку', 'подготовку', '09-16T09:00', 30],
  [
    'в среду с девяти до одиннадцати зарезервируй мне окно под совещание',
    'совещание',
    '09-16T09:00',
    120,
  ],
])('%s: room is asked for', (text, title, at, lasts) => {
  expect(blockIn(text)).toEqual(['timeblock_create', title, at, lasts]);
});

it.each([
  'займи мне денег на час',
  'займи место в очереди на завтра',
  'оставь мне торт на час',
  'оставь детям полчаса на игры',
  'завтра перед созвоном оставь мне полчаса на подготовку',
  'помыть окно под лестницей завтра',
])('%s is read as it stands', (text) => {
  expect(roomAsked(text)).toBeNull();
});

describe('with whom, and then what', () => {
  it.each([
    [
      'а в четверг тогда с председателем созвон, в 11, минут на двадцать',
      'с председателем созвон',
      20,
    ],
    ['в четверг с мастером встреча в 11', 'с мастером встреча', undefined],
  ])('%s', (text, title, lasts) => {
    expect(blockIn(text)).toEqual(['timeblock_create', title, '09-17T11:00', lasts]);
  });

  it('whom one meets is a task', () => {
    expect(blockIn('завтра в 10 с Леной поговорить')[0]).toBe('task_create');
  });
});

describe('how long and when, and then the verb', () => {
  it.each([
    [
      'полтора часа в пятницу с девяти утра займи под бухгалтерию',
      'бухгалтерию',
      '09-18T09:00',
      90,
    ],
    ['два часа завтра с десяти займи под отчётность', 'отчётность', '09-16T10:00', 120],
    ['с двух до четырёх в субботу займи под уборку', 'уборка', '09-19T14:00', 120],
    ['в четверг час с трёх займи под созвон с банком', 'созвон с банком', '09-17T15:00', 60],
    ['час в среду с восьми утра зарезервируй под планёрку', 'планёрка', '09-16T08:00', 60],
  ])('%s', (text, title, at, lasts) => {
    expect(blockIn(text)).toEqual(['timeblock_create', title, at, lasts]);
  });

  it.each([
    'займи денег под залог завтра',
    'завтра займи денег под залог на час',
    'завтра в девять займи под залог',
    'два часа завтра с десяти займи под навесом место',
    'три часа завтра с девяти ждать под дождём',
  ])('%s is read as it stands', (text) => {
    expect(roomAsked(text)).toBeNull();
  });
});
