import { ProductionProject } from '@planerka/contracts';
import { accountingTotals, isCurrency, itemRollups } from '@planerka/plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCases } from '../../../../test/rig/random-cases.ts';
import { reckoned } from '../../../../test/rig/reckon-sheet.ts';
import { type XlsxCell, xlsxCells } from '../../../../test/rig/xlsx-cells.ts';
import { estimateXlsx } from './estimate-xlsx.ts';
import { operationsXlsx } from './operations-xlsx.ts';

const project = (part: object = {}): ProductionProject =>
  ProductionProject.parse({
    projectId: 'PLAN-001',
    timezone: 'Europe/Moscow',
    currency: 'RUB',
    revision: 1,
    items: [
      { itemId: 'ITEM-001', name: 'Стенд', rollups: { cost: { sellPrice: 30_000 } } },
      { itemId: 'ITEM-002', parentItemId: 'ITEM-001', name: 'Каркас' },
      { itemId: 'ITEM-003', name: 'Вывоз', rollups: { cost: { sellPrice: '4000.50' } } },
    ],
    lines: [
      {
        lineId: 'LINE-001',
        itemId: 'ITEM-001',
        title: 'Печать',
        lineType: 'purchase',
        unit: 'м²',
        quantity: '3',
        unitCost: '0.335',
        taxable: true,
        vatRate: '0.22',
      },
      {
        lineId: 'LINE-002',
        itemId: 'ITEM-002',
        title: 'Брус',
        lineType: 'material',
        quantity: '1.5',
        unitCost: '333.33',
        taxable: true,
        vatRate: '0.2',
      },
      {
        lineId: 'LINE-003',
        itemId: 'ITEM-002',
        title: 'Сборка',
        lineType: 'labor',
        quantity: 2,
        unitCost: 100,
        costOverride: 120,
      },
      {
        lineId: 'LINE-004',
        itemId: 'ITEM-003',
        title: 'Машина',
        lineType: 'shipping',
        quantity: 1,
        unitCost: -0.5,
      },
      {
        lineId: 'LINE-005',
        itemId: 'ITEM-003',
        title: 'Без цены',
        lineType: 'shipping',
        quantity: 1,
      },
    ],
    ...part,
  });

const rowOf = (cells: ReadonlyMap<string, XlsxCell>, name: string): string => {
  for (const [address, { value }] of cells) {
    if (address.startsWith('A') && value.trim() === name) return address.slice(1);
  }
  throw new Error(`no row ${name}`);
};

const cellsOf = async (part: object = {}) => xlsxCells(await estimateXlsx(project(part)));

describe('the estimate', () => {
  it('has items as groups, with cost, VAT, price and margin', async () => {
    const cells = await cellsOf();
    const read = (name: string, columns: string): string[] =>
      Array.from(columns, (letter) => cells.get(`${letter}${rowOf(cells, name)}`)?.value ?? '');
    expect(read('Позиция', 'AF')).toEqual(['Позиция', 'Себестоимость']);
    expect(read('Печать', 'BCDEFGHI')).toEqual([
      'закупка',
      '3',
      'м²',
      '0.335',
      '1.01',
      '0.22',
      '0.22',
      '1.23',
    ]);
    expect(read('Сборка', 'EFGHI')).toEqual(['120', '240.00', '0', '0.00', '240.00']);
    expect(read('Стенд', 'FHIJK')).toEqual(['741.01', '100.22', '841.23', '30000', '29258.99']);
    expect(read('Каркас', 'FHIJK')).toEqual(['740.00', '100.00', '840.00', '', '']);
    expect(read('Вывоз', 'FJK')).toEqual(['-0.50', '4000.5', '4001.00']);
    expect(read('Без цены', 'CEF')).toEqual(['1', '', '']);
    expect(read('Итого', 'FHIJK')).toEqual(['740.51', '100.22', '840.73', '34000.50', '33259.99']);
    expect(read('Строк без цены или количества', 'C')).toEqual(['1']);
  });

  it('has formulas that come to what stands beside them', async () => {
    const cells = await cellsOf();
    const formulas = [...cells].filter(([, { formula }]) => formula !== null);
    expect(formulas.length).toBeGreaterThan(15);
    for (const [address, { value }] of formulas) {
      expect([address, reckoned(cells, address).eq(value)]).toEqual([address, true]);
    }
  });

  it('agrees with the totals of any project', async () => {
    const decimal = (max: number) =>
      fc.integer({ min: 0, max }).map((whole) => String(whole / 10_000));
    const randomLine = fc.record({
      itemId: fc.constantFrom('ITEM-001', 'ITEM-002', 'ITEM-003', null),
      quantity: fc.option(decimal(10 ** 8)),
      unitCost: fc.option(decimal(10 ** 10)),
      taxable: fc.constant(true),
      vatRate: decimal(10_000),
    });
    const codes = fc.constantFrom('RUB', 'JPY', 'KWD');
    await fc.assert(
      fc.asyncProperty(codes, fc.array(randomLine, { maxLength: 12 }), async (currency, lines) => {
        if (!isCurrency(currency)) throw new Error('no currency');
        const given = project({
          currency,
          lines: lines.map((line, index) => ({ ...line, lineId: `LINE-${index}` })),
        });
        const cells = xlsxCells(await estimateXlsx(given));
        const { subtotal, vat, total } = accountingTotals(given.lines, currency);
        const last = rowOf(cells, 'Итого');
        expect(reckoned(cells, `F${last}`).eq(subtotal)).toBe(true);
        expect(reckoned(cells, `H${last}`).eq(vat)).toBe(true);
        expect(reckoned(cells, `I${last}`).eq(total)).toBe(true);
        for (const { name, cost, margin } of itemRollups(given)) {
          const row = rowOf(cells, name);
          expect(reckoned(cells, `F${row}`).eq(cost)).toBe(true);
          expect(reckoned(cells, `K${row}`).eq(margin ?? '0')).toBe(true);
        }
      }),
      { ...randomCases(), numRuns: 60 },
    );
  });

  it.each([
    ['=HYPERLINK("http://example.com")', '=HYPERLINK("http://example.com")'],
    ['+1', '+1'],
    ['@x', '@x'],
    ['<v>1</v> & "x"', '<v>1</v> & "x"'],
    ['имя\u0000\u202e\ud800', 'имя'],
  ])('keeps %j as words', async (title, shown) => {
    const lines = [{ lineId: 'LINE-001', title, quantity: 1, unitCost: 2 }];
    const cells = await cellsOf({ lines });
    expect(cells.get(`A${rowOf(cells, shown)}`)).toEqual({
      formula: null,
      value: expect.stringContaining(shown),
    });
  });

  it('stands for no lines and no items, for a circle and for an item that is not there', async () => {
    const empty = await cellsOf({ items: [], lines: [] });
    expect(reckoned(empty, `F${rowOf(empty, 'Итого')}`).eq(0)).toBe(true);
    const odd = await cellsOf({
      items: [
        { itemId: 'ITEM-001', parentItemId: 'ITEM-002', name: 'Один' },
        { itemId: 'ITEM-002', parentItemId: 'ITEM-001', name: 'Два' },
        { itemId: 'ITEM-003', parentItemId: 'ITEM-009', name: 'Три' },
      ],
    });
    expect(odd.get(`F${rowOf(odd, 'Итого')}`)?.value).toBe('740.51');
  });

  it('refuses a currency that is none', async () => {
    await expect(estimateXlsx(project({ currency: 'ABC' }))).rejects.toMatchObject({
      code: 'BAD_DOCUMENT',
      details: { field: 'currency' },
    });
  });
});

describe('the operations of a set', () => {
  it('lists each with its item, hours and money, item by item', async () => {
    const ops = [
      { op: 'item.create', tempId: 'tmp:item:a', payload: { name: 'Фасад' } },
      {
        op: 'task.create',
        tempId: 'tmp:task:a',
        payload: { title: 'Замер', itemRef: 'tmp:item:a', durationHours: 6 },
      },
      { op: 'item.deleteRequest', itemId: 'ITEM-003', payload: {} },
      {
        op: 'accountingLine.create',
        tempId: 'tmp:line:a',
        payload: { title: 'Краска', itemRef: 'tmp:item:a', quantity: 3, unitCost: 0.335 },
      },
    ];
    const cells = xlsxCells(await operationsXlsx(ops, project()));
    const row = (at: number) =>
      Array.from('ABCDEFG', (letter) => cells.get(`${letter}${at}`)?.value);
    const none = undefined;
    expect([1, 2, 3, 4, 5].map(row)).toEqual([
      ['№', 'Что', 'Действие', 'Позиция', 'Название', 'Часы', 'Сумма без НДС'],
      ['1', 'позиция', 'новое', 'Фасад', 'Фасад', none, none],
      ['2', 'задача', 'новое', 'Фасад', 'Замер', '6', none],
      ['4', 'строка сметы', 'новое', 'Фасад', 'Краска', none, '1.01'],
      ['3', 'позиция', 'удалить', 'Вывоз', 'Вывоз', none, none],
    ]);
  });

  it('holds 1,000 of them', async () => {
    const ops = Array.from({ length: 1000 }, (_, index) => ({
      op: 'task.create',
      tempId: `tmp:task:${index}`,
      payload: { title: `Работа ${index}`, durationHours: 1 },
    }));
    const cells = xlsxCells(await operationsXlsx(ops, project()));
    expect(cells.get('E1001')?.value).toBe('Работа 999');
    expect(cells.has('E1002')).toBe(false);
  });
});
