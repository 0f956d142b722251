import type { Agent } from '../rig/agent.ts';
import type { ModelReply } from '../rig/model-server.ts';
import { type Fields, proposes, WALL, withProject } from './change-set-stories.ts';
import type { Story } from './stories.ts';
import type { Storyteller } from './storyteller.ts';

const line = (name: string, fields: Fields): Fields => ({
  op: 'accountingLine.create',
  tempId: `tmp:line:${name}`,
  clientRef: name,
  payload: { itemRef: 'ITEM-001', lineType: 'material', currency: 'RUB', ...fields },
});

/** What the wall needs: with VAT, without a price, and a discount. */
const COSTS: readonly Fields[] = [
  line('plywood', {
    title: 'Фанера',
    quantity: 4,
    unit: 'лист',
    unitCost: 1450.5,
    taxable: true,
    vatRate: 0.2,
  }),
  line('paint', { title: 'Краска', quantity: 2, unit: 'банка' }),
];

const QUOTE: Fields = {
  op: 'quote.createDraft',
  clientRef: 'quote_v1',
  payload: {
    quote: {
      currency: 'RUB',
      narrative: {
        intro: 'Соберём и смонтируем стену.',
        terms: ['Согласование до начала работ.'],
        paymentTerms: ['50% аванс, 50% по окончании.'],
        exclusions: ['Электрика.'],
      },
    },
    lines: [
      {
        itemId: 'ITEM-001',
        displayName: 'Стена с отделкой',
        quantity: 1,
        unit: 'шт.',
        price: 12000,
        taxable: true,
        vatRate: 0.2,
      },
      { displayName: 'Ночной монтаж', quantity: 1, price: 5000, optional: true },
    ],
  },
};

/** What a model answers for a phase. */
function drafts(ops: readonly Fields[], more: Fields = {}): ModelReply {
  const answer = { summary: null, assumptions: [], openQuestions: [], warnings: [] };
  return { kind: 'content', content: JSON.stringify({ ...answer, changeSet: { ops }, ...more }) };
}

/** A project with a plan, costs and a quote, each taken by its person. */
async function withProduction(t: Storyteller): Promise<Agent> {
  const agent = await withProject(t);
  const phases = [
    ['planning', WALL],
    ['accounting', COSTS],
    ['quote', [QUOTE]],
  ] as const;
  for (const [phase, ops] of phases) {
    await proposes(t, agent, ops, { phase, set: phase });
    await t.taps('Принять всё');
  }
  return agent;
}

/** Production projects as their people look at them and change them. */
export const productionStories: readonly Story[] = [
  {
    slug: 'production-card-and-sheets',
    cites: [],
    tell: async (t) => {
      await withProduction(t);
      await t.says('/project');
      await t.says('проект Съёмка');
      await t.taps('План');
      await t.taps('Сроки');
      await t.says('календарь проекта Съёмка: пн-пт');
      await t.says('старт проекта Съёмка 2 марта');
      await t.says('покажи сроки проекта Съёмка');
      await t.says('/project 1');
      await t.taps('Смета');
      await t.taps('КП');
      await t.taps('Гант');
      await t.taps('Решения');
    },
  },
  {
    slug: 'production-person-edits',
    cites: [],
    tell: async (t) => {
      const agent = await withProduction(t);
      await t.says('проект Съёмка');
      await t.says('LINE-002 цена 890,50');
      await t.says('строка Краска: количество 3 банки');
      await t.says('LINE-001: 5 листов по 1 500 ₽');
      await t.says('LINE-001 цена 1 400, LINE-002 количество 4');
      await t.says('смета: Фанера 6 листов, Краска 2 банки по 910');
      await t.says('LINE-001 цена 1 300, LINE-002 цена завтра');
      await t.says('LINE-001 цена 15 евро');
      await t.says('строка Гвозди: цена 5');
      await t.says('цена позиции Стена 30 тыс');
      await proposes(
        t,
        agent,
        [
          { op: 'accountingLine.patch', lineId: 'LINE-002', payload: { costOverride: 700 } },
          { op: 'accountingLine.patch', lineId: 'LINE-001', payload: { notes: 'Под заказ.' } },
        ],
        { phase: 'accounting', set: 'locked' },
      );
      await t.says('покажи смету проекта Съёмка');
      await t.says('отмени');
    },
  },
  {
    slug: 'production-row-by-its-number',
    cites: [],
    tell: async (t) => {
      await withProduction(t);
      await t.says('Создай проект Фестиваль');
      await t.says('проект Фестиваль');
      await t.says('LINE-002 цена 610');
      await t.says('LINE-1 количество 7');
      await t.says('ITEM-001 цена 48 500');
      await t.says('LINE-077 цена 5');
      await t.says('ITEM-077 цена 5');
      await t.says('цена LINE-002 проекта Фестиваль: 5');
    },
  },
  {
    slug: 'production-quote-answered',
    cites: [],
    tell: async (t) => {
      await withProduction(t);
      await t.says('КП проекта Съёмка отправлено');
      await t.says('клиент принял строки 1 и 2');
      await t.taps('Отменить');
      await t.says('/project');
      await t.taps('КП');
      await t.taps('Отклонено');
      await t.says('не уложились в бюджет');
      await t.says('КП принято');
    },
  },
  {
    slug: 'production-framed-by-words',
    cites: [],
    tell: async (t) => {
      await t.says('Создай проект Съёмка');
      await t.says('заявка проекта Съёмка: стена 6 на 4 метра, доставка и монтаж');
      await t.says('валюта проекта Съёмка — евро');
      await t.says('календарь проекта Съёмка: вс-чт, выходной 8 марта');
      await t.says('старт проекта Съёмка 2 марта');
      await t.says('клиент проекта Съёмка: ООО «Пример»');
      await t.says('исполнитель проекта Съёмка: ИП Анна, ИНН 770000000000, anna@example.com');
      await t.says('КП проекта Съёмка на английском');
      await t.says('КП проекта Съёмка действует 14 дней');
      await t.says('/project 1');
      await t.says('отмени');
    },
  },
  {
    slug: 'production-currency-refused',
    cites: [],
    tell: async (t) => {
      await withProduction(t);
      await t.says('валюта проекта Съёмка — евро');
      await t.says('валюта проекта Съёмка — рубли');
    },
  },
  {
    slug: 'production-phase-without-a-model',
    cites: [],
    tell: async (t) => {
      await withProduction(t);
      await t.says('/project');
      await t.taps('План');
      await t.taps('Предложить: План');
    },
  },
  {
    slug: 'production-phase-drafted',
    cites: [],
    thinks: [
      drafts(WALL),
      drafts([
        {
          op: 'accountingLine.create',
          tempId: 'tmp:line:board',
          clientRef: 'board',
          payload: {
            itemRef: 'ITEM-001',
            lineType: 'material',
            title: 'Доска',
            quantity: 12,
            assumption: 'стена 6 на 4 метра',
            unit: null,
            unitCost: null,
          },
        },
      ]),
      drafts([{ op: 'item.create', tempId: 'floor', payload: { name: 'Пол' } }]),
      { kind: 'content', content: 'План готов!' },
    ],
    tell: async (t) => {
      await t.says('Создай проект Съёмка');
      await t.says('старт проекта Съёмка 2 марта');
      await t.says('/project 1');
      await t.taps('План');
      await t.taps('Предложить: План');
      await t.says('заявка проекта Съёмка: стена 6 на 4 метра');
      await t.taps('Предложить: План');
      await t.taps('Принять всё');
      await t.says('покажи решения проекта Съёмка');
      await t.taps('Предложить: Решения');
      await t.taps('Принять всё');
      await t.says('покажи план проекта Съёмка');
      await t.taps('Предложить: План');
      await t.taps('Предложить: План');
      await t.timeComes(0);
    },
  },
  {
    slug: 'production-unknown-project',
    cites: [],
    tell: async (t) => {
      await t.says('/project');
      await t.says('/project Витрина');
      await t.says('Создай проект Съёмка');
      await t.says('Создай проект Съёмка весной');
      await t.says('покажи смету проекта Съём');
      await t.says('/project 9');
      await t.says('/project 1');
      await t.says('проект договора');
    },
  },
];
