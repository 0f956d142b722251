import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';
import { readSplitIntoSteps } from './split-into-steps.ts';

const stepsOf = (text: string) =>
  readSplitIntoSteps(text, undefined)?.operations?.map(({ operation, mention, same }) => [
    operation.type === 'subtask_add' ? operation.title : null,
    mention ?? null,
    same ?? false,
  ]);

it('names the whole once, and each step', () => {
  expect(stepsOf('раздели отчёт на шаги: собрать цифры, написать выводы')).toEqual([
    ['собрать цифры', 'отчёт', false],
    ['написать выводы', 'отчёт', true],
  ]);
  expect(stepsOf('разбей задачу переезд на этапы: собрать вещи и заказать машину.')).toEqual([
    ['собрать вещи', 'переезд', false],
    ['заказать машину', 'переезд', true],
  ]);
  expect(stepsOf('разбей её на части: начало; конец')).toEqual([
    ['начало', null, false],
    ['конец', null, true],
  ]);
});

it('takes parts of a number, of a pointer and of what was spoken of last', () => {
  const wholeOf = (text: string) =>
    readSplitIntoSteps(text, undefined)?.operations?.map(({ operation, mention, same }) => [
      ...(operation.type === 'subtask_add' ? [operation.title, operation.task] : []),
      mention,
      same,
    ]);
  const ofNumber = [
    ['вызвать замерщика', 7, undefined, undefined],
    ['выбрать цвет', 7, undefined, undefined],
  ];
  expect(wholeOf('разбей TASK-007 на шаги: вызвать замерщика, выбрать цвет')).toEqual(ofNumber);
  expect(wholeOf('распиши задачу 7 на два шага: вызвать замерщика и выбрать цвет')).toEqual(
    ofNumber,
  );
  expect(wholeOf('запиши к #7 пункты вызвать замерщика, выбрать цвет')).toEqual(ofNumber);
  const ofLast = [
    ['спальник', undefined, undefined, undefined],
    ['котелок', undefined, undefined, true],
    ['спички', undefined, undefined, true],
  ];
  expect(wholeOf('подзадачи: спальник, котелок и спички')).toEqual(ofLast);
  expect(wholeOf('к ней пункты:\n1. спальник\n2. котелок\n3. спички')).toEqual(ofLast);
  expect(wholeOf('и добавь к этому шаги: спальник; котелок; спички')).toEqual(ofLast);
  expect(wholeOf('разложи поход на: спальник, котелок')).toEqual([
    ['спальник', undefined, 'поход', undefined],
    ['котелок', undefined, 'поход', true],
  ]);
});

it.each([
  'разбей её: замесить тесто, нарезать лук',
  'разбей на шаги: замесить тесто, нарезать лук',
  'разбей на несколько мелких шагов: замесить тесто, нарезать лук',
  'распиши по пунктам: замесить тесто, нарезать лук.',
  'её раздели: замесить тесто и нарезать лук',
  'а теперь раздели эту задачу: замесить тесто; нарезать лук',
  'разложи её, пожалуйста, на два шага: замесить тесто, нарезать лук',
  'давай разобьём её на части: замесить тесто, нарезать лук',
  'давай распишем на этапы:\n1. замесить тесто\n2. нарезать лук',
])('%s are parts of what was spoken of last', (text) => {
  expect(stepsOf(text)).toEqual([
    ['замесить тесто', null, false],
    ['нарезать лук', null, true],
  ]);
});

it.each([
  [
    'разбей на шаги: без спешки выбрать подарок, для Оли открытка',
    'без спешки выбрать подарок',
    'для Оли открытка',
  ],
  ['разбей на шаги: у Пети забрать дрель, у Оли краска', 'у Пети забрать дрель', 'у Оли краска'],
  [
    'разбей на шаги: собрать данные за неделю, написать отчёт',
    'собрать данные за неделю',
    'написать отчёт',
  ],
  ['разбей её: собрать цифры за квартал, сдать', 'собрать цифры за квартал', 'сдать'],
  [
    'разбей на шаги: выбрать подарки на Новый год, достать ёлку',
    'выбрать подарки на Новый год',
    'достать ёлку',
  ],
  [
    'разбей на шаги: купить цветы на 8 марта, заказать торт',
    'купить цветы на 8 марта',
    'заказать торт',
  ],
])('of, for and with what are no days, and no places: %s', (text, first, second) => {
  expect(stepsOf(text)).toEqual([
    [first, null, false],
    [second, null, true],
  ]);
});

it.each([
  'добавь в устав пункты про членство',
  'добавь к докладу шаги выполнения',
  'проверить шаги: первый и второй',
  'подзадачу к #7: выбрать цвет',
  'разделить торт на части в субботу',
  'разбей отчёт на шаги',
  'раздели счёт на троих: Оля, Петя, Вова',
  'раздели на троих: Оля, Петя, Вова',
  'разложи по коробкам: книги, посуда',
  'разбей грядку: морковь, свёкла',
  'поделите их: торт, пирог',
  'разбить её: вазу',
  // parts have no days of their own
  'разбей на шаги: завтра выкинуть хлам, в пятницу помыть',
  'распиши это: понедельник батон, вторник багет',
  'разбей её: до среды купить доски, потом покрасить',
  'раздели на этапы: в 10 замер, в 12 смета',
  'разбей на шаги: окна помыть на субботу, шторы постирать на воскресенье',
  'раздели на пункты: торт на субботу, шары на воскресенье',
  'разбей её: снять зал на завтра, позвать гостей',
  'разбей её: собрать вещи с 1 по 5 марта, уехать',
  'разбей на шаги: упаковать вещи с понедельника по среду, вызвать грузовик на четверг',
  'разбей эту задачу: каждое утро планка, бег',
  'распиши по пунктам: сегодня вечером тесто, нарезать лук',
  'разбей на шаги: на выходных тесто, нарезать лук',
  // where something goes
  'разложи его: на полку, в корзину',
  'разложи это: в шкаф, в комод',
  'раздели его: с Олей, с Петей',
])('%s is another thing', (text) => {
  expect(readSplitIntoSteps(text, undefined)).toBeNull();
});

it.each([
  ['with nothing in view', spokenOf([]), 1],
  [
    'where a block is in view',
    spokenOf([{ kind: 'timeblock', number: 1, title: 'йога' }], { default_timeblock_id: 1 }),
    1,
  ],
  ['where a task may be meant', spokenOf([{ kind: 'task', number: 1, title: 'пикник' }]), 2],
])('%s', (_case, thread, count) => {
  for (const text of ['разбей на шаги: батон, багет', 'разбей её: разминка, растяжка']) {
    expect(readSplitIntoSteps(text, thread)?.operations).toHaveLength(count);
  }
});

it('what has a day of its own is asked about on its day', () => {
  const thread = spokenOf([{ kind: 'task', number: 1, title: 'разобрать балкон' }], {
    default_task_id: 1,
  });
  const { operations = [], envelopes } = readSaid(
    'разбей на шаги: завтра выкинуть хлам, в пятницу помыть пол',
    { thread },
  );
  expect(operations).toEqual([]);
  const read = envelopes.map(({ command: { entities, confidence } }) => [
    entities.title,
    entities.planned_at,
    confidence < CONFIDENCE.act,
  ]);
  expect(read).toEqual([
    ['выкинуть хлам', '2026-09-16', true],
    ['помыть пол', '2026-09-18', true],
  ]);
});
