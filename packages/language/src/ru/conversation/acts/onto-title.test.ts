import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const inView = (title: string) =>
  spokenOf([{ kind: 'task', number: 1, title }], { default_task_id: 1 });

it.each([
  ['купить вату и йод', 'и ещё бинты', 'купить вату, йод и бинты'],
  ['купить вату и йод', 'пластырь туда же', 'купить вату, йод и пластырь'],
  ['купить вату и йод', 'да и шприцы туда же', 'купить вату, йод и шприцы'],
  ['купить вату и йод', 'туда же добавь мазь и капли', 'купить вату, йод, мазь и капли'],
  ['купить вату и йод', 'капли туда же добавь', 'купить вату, йод и капли'],
  ['купить вату и йод', 'и градусник', 'купить вату, йод и градусник'],
  ['купить: тюль 4 метра, тесьму', 'ещё крючки', 'купить: тюль 4 метра, тесьму и крючки'],
  ['взять с собой плед и термос', 'и ещё карты', 'взять с собой плед, термос и карты'],
  ['купить вату', 'йод туда же', 'купить вату и йод'],
  ['купить вату и йод', 'бинты в покупки добавь', 'купить вату, йод и бинты'],
])('%s: «%s» goes into it, which is asked', (title, text, whole) => {
  const { operations } = readSaid(text, { thread: inView(title) });
  expect(operations).toEqual([
    { operation: { type: 'rename', title: whole, task: 1 }, confidence: 0.6 },
  ]);
});

it.each([
  ['позвонить Вере', 'и ещё бинты'],
  ['купить вату', 'и ещё бинты'],
  ['купить вату и йод', 'и ещё записаться к врачу'],
  ['купить вату и йод', 'и ещё в пятницу анализы'],
  ['купить вату и йод', 'и ещё раз'],
  ['купить вату и йод', 'ещё вопрос'],
  ['купить вату и йод', 'и Верочке'],
  ['купить вату и йод', 'и всё'],
  ['купить вату и йод', 'туда же в семь тренировка'],
  ['купить вату и йод', 'и йод тоже'],
  ['купить вату и йод', 'и ещё задачу помыть пол'],
])('%s: «%s» does not', (title, text) => {
  const { operations = [] } = readSaid(text, { thread: inView(title) });
  expect(operations.filter(({ operation }) => operation.type === 'rename')).toEqual([]);
});

it('«в покупки» is the list of purchases where one was spoken of', () => {
  const thread = spokenOf(
    [
      { kind: 'task', number: 1, title: 'купить вату и йод' },
      { kind: 'task', number: 2, title: 'Список покупок' },
    ],
    { default_task_id: 1 },
  );
  expect(readSaid('бинты в покупки добавь', { thread }).operations).toMatchObject([
    { operation: { type: 'list_add', list: 'Список покупок', items: ['бинты'] } },
  ]);
});
