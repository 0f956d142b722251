import type { Operation } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { rowsAfter, sampleGiven } from '../../../../../test/rig/sample-decision.ts';
import type { ProductionRows } from '../../changesets/rows/production-rows.ts';
import { AccountingLine } from '../../objects/accounting-line.ts';
import { Item } from '../../objects/item.ts';
import { newProject } from '../../objects/new-project.ts';
import { Quote, StoredQuoteLine } from '../../objects/quote.ts';
import { decide } from '../decide.ts';
import { stateOf } from '../need.ts';
import { quoteFrame } from './quote-frame.ts';

const at = '2026-02-25T09:00:00.000Z';
const uuid = (last: string): string => `018f0000-0000-7000-8000-${last.padStart(12, '0')}`;
const project = newProject({ id: uuid('1'), number: 1, title: 'Витрина', actor: 'person:1', at });
const made = { created_by: 'agent:1', created_at: at, deleted_at: null, revision: 1 };
const nothing = {
  unit: null,
  cost_override: null,
  currency: null,
  vendor_name: null,
  lead_time_days: null,
  purchase_status: null,
  notes: null,
  assumption: null,
  measurement_source: null,
  confidence: null,
  client_ref: null,
  task_id: null,
  item_id: null,
};

const line = (number: number, title: string, more: Partial<AccountingLine> = {}) =>
  AccountingLine.parse({
    ...nothing,
    line_id: uuid(`1${number}`),
    number,
    project_id: project.project_id,
    line_type: 'material',
    title,
    quantity: '4',
    unit_cost: '90',
    unit_cost_by: 'agent',
    taxable: true,
    vat_rate: '0.2',
    ...made,
    ...more,
  });

const item = (number: number, name: string) =>
  Item.parse({
    item_id: uuid(`2${number}`),
    number,
    project_id: project.project_id,
    parent_item_id: null,
    sort_key: String(number),
    kind: null,
    category: null,
    name,
    description: null,
    flags: null,
    scope: null,
    quote_defaults: null,
    sell_price: null,
    client_ref: null,
    ...made,
  });

const quote = (version: number, state: Quote['state']) =>
  Quote.parse({
    quote_id: uuid(`3${version}`),
    number: version,
    project_id: project.project_id,
    version,
    state,
    language: null,
    currency: 'RUB',
    narrative: null,
    subtotal: '1000',
    vat: '200',
    total: '1200',
    based_on_seq: 1,
    valid_until: null,
    printed: null,
    decline_reason: null,
    client_ref: null,
    ...made,
  });

const quoteLine = (position: number, price: string, optional = false) =>
  StoredQuoteLine.parse({
    quote_line_id: uuid(`4${position}`),
    quote_id: uuid('32'),
    sort_key: `000${position}`,
    item_id: null,
    display_name: `line ${position}`,
    description: null,
    quantity: '1',
    unit: null,
    price,
    taxable: true,
    vat_rate: '0.2',
    optional,
    accepted: null,
    amount: price,
    vat: '0',
    revision: 1,
  });

const rows: ProductionRows = {
  project,
  timezone: 'Europe/Moscow',
  usualSeller: null,
  seq: 9,
  items: [item(1, 'Стена'), item(2, 'Стена дальняя'), item(3, 'Подиум')],
  tasks: [],
  dependencies: [],
  lines: [
    line(1, 'Фанера 10 мм'),
    line(2, 'Фанера 18 мм', { cost_override: '120' }),
    line(3, 'Краска'),
  ],
  quotes: [quote(1, 'superseded'), quote(2, 'sent')],
  seqs: new Map(),
  applied: [],
  appliedSets: [],
};
const quoteLines = [quoteLine(1, '600'), quoteLine(2, '400'), quoteLine(3, '50', true)];

function decided(operation: Operation, over: Partial<ProductionRows> = {}) {
  const production = { ...rows, ...over };
  const state = stateOf({ kind: 'project', row: project }, { production, quoteLines });
  return decide(state, operation, sampleGiven());
}
const lineOf = (decision: ReturnType<typeof decided>) => rowsAfter(decision)[0] as AccountingLine;
const said = (decision: ReturnType<typeof decided>) =>
  decision.kind === 'refuse' ? decision.said : null;

describe('set_line', () => {
  it('writes a cost as a person: what an agent proposed instead of it goes', () => {
    const after = lineOf(decided({ type: 'set_line', line: 2, cost: '1450.50' }));
    expect(after).toMatchObject({
      unit_cost: '1450.5',
      unit_cost_by: 'person',
      cost_override: null,
      quantity: '4',
      revision: 2,
    });
  });

  it('writes a quantity and leaves the cost whose it was', () => {
    const after = lineOf(decided({ type: 'set_line', line: 1, quantity: '6.25' }));
    expect(after).toMatchObject({ quantity: '6.25', unit_cost: '90', unit_cost_by: 'agent' });
  });

  it.each([
    ['краска', 3],
    ['КРАСКА', 3],
    ['фанера 18', 2],
    ['18 мм фанера', 2],
  ])('knows a line by the words %s', (words, number) => {
    const after = lineOf(decided({ type: 'set_line', line_title: words, cost: '5' }));
    expect(after.number).toBe(number);
  });

  it.each([
    [{ line_title: 'фанера' }, ['LINE-001', 'LINE-002']],
    [{ line_title: 'гвозди' }, []],
    [{ line: 77 }, []],
  ])('writes nothing where %j names none or several', (which, names) => {
    const decision = decided({ type: 'set_line', ...which, cost: '5' });
    expect(decision).toMatchObject({ kind: 'refuse', code: 'NOTHING_FOUND' });
    expect(said(decision)?.data['lines']).toEqual(
      names.map((name) => expect.objectContaining({ name })),
    );
  });

  it('reckons nothing over into another currency', () => {
    const decision = decided({ type: 'set_line', line: 1, cost: '5', currency: 'EUR' });
    expect(said(decision)).toMatchObject({ code: 'other_currency', data: { currency: 'RUB' } });
    expect(decided({ type: 'set_line', line: 1, cost: '5', currency: 'RUB' }).kind).toBe('change');
  });

  it('changes nothing where it is so already, and says what it did not understand', () => {
    const own = { lines: [line(1, 'Фанера', { unit_cost_by: 'person' })] };
    expect(decided({ type: 'set_line', line: 1, cost: '90.00' }, own)).toMatchObject({ steps: [] });
    expect(decided({ type: 'set_line', line: 1 })).toMatchObject({ code: 'NOT_UNDERSTOOD' });
  });
});

describe('set_item_price', () => {
  it('prices the one item that is called so, and takes the price away', () => {
    const priced = decided({ type: 'set_item_price', item_title: 'стена', price: '12000.00' });
    expect(rowsAfter(priced)[0]).toMatchObject({ number: 1, sell_price: '12000' });
    const items = [{ ...item(3, 'Подиум'), sell_price: '5' }];
    const taken = decided({ type: 'set_item_price', item: 3, price: null }, { items });
    expect(rowsAfter(taken)[0]).toMatchObject({ sell_price: null });
  });

  it('asks for a number where none or several are called so', () => {
    expect(decided({ type: 'set_item_price', item_title: 'пол', price: '1' })).toMatchObject({
      kind: 'refuse',
      code: 'NOTHING_FOUND',
    });
    expect(
      said(decided({ type: 'set_item_price', item_title: 'дальняя подиум', price: '1' }))?.data,
    ).toMatchObject({ items: [] });
  });
});

describe('quote_state', () => {
  const state = (to: 'sent' | 'accepted' | 'accepted_in_part' | 'declined', more = {}) =>
    decided({ type: 'quote_state', state: to, ...more });

  it('takes the firm lines of what is accepted, and optional ones that are named', () => {
    const [head, ...lines] = rowsAfter(state('accepted')) as [Quote, ...StoredQuoteLine[]];
    expect(head).toMatchObject({ version: 2, state: 'accepted', total: '1200.00' });
    expect(lines.map(({ accepted }) => accepted)).toEqual([true, true, false]);
    const [whole] = rowsAfter(state('accepted', { lines: [3] })) as [Quote];
    expect(whole).toMatchObject({ subtotal: '1050.00', vat: '210.00', total: '1260.00' });
  });

  it('takes exactly the lines that are named where the client takes some', () => {
    const [head, ...lines] = rowsAfter(state('accepted_in_part', { lines: [2, 3] })) as [
      Quote,
      ...StoredQuoteLine[],
    ];
    expect(head).toMatchObject({ state: 'accepted_in_part', total: '540.00' });
    expect(lines.map(({ accepted }) => accepted)).toEqual([false, true, true]);
  });

  it.each([{}, { lines: [4] }])('asks which lines where they are %j', (more) => {
    expect(said(state('accepted_in_part', more))).toMatchObject({
      code: 'quote_lines_missing',
      data: { lines: 3 },
    });
  });

  it('asks why it was declined, once, and keeps that', () => {
    expect(state('declined')).toMatchObject({ kind: 'ask', code: 'NEW_TITLE' });
    const [head, ...lines] = rowsAfter(state('declined', { reason: 'дорого' }));
    expect(head).toMatchObject({ state: 'declined', decline_reason: 'дорого', total: '1200' });
    expect(lines).toEqual([]);
  });

  it('keeps what a version went out with, and leaves a draft to its project', () => {
    const english = { ...project, quote_language: 'en' as const, client: { name: 'Галерея' } };
    const [sent] = rowsAfter(
      decided(
        { type: 'quote_state', state: 'sent' },
        { project: english, quotes: [quote(2, 'draft')], usualSeller: { name: 'Кедр' } },
      ),
    ) as [Quote];
    const kept = {
      title: 'Витрина',
      seller: { name: 'Кедр' },
      client: { name: 'Галерея' },
      language: 'en',
      valid_until: null,
    };
    expect(sent).toMatchObject({ state: 'sent', printed: kept });
    const later = {
      project: { ...english, quote_language: 'he' as const, quote_valid_until: '2026-05-01' },
      usualSeller: null,
    };
    expect(quoteFrame({ ...later, quote: sent })).toEqual(kept);
    expect(quoteFrame({ ...later, quote: quote(3, 'draft') })).toEqual({
      ...kept,
      seller: null,
      language: 'he',
      valid_until: '2026-05-01',
    });
    const [taken] = rowsAfter(
      decided({ type: 'quote_state', state: 'accepted' }, { ...later, quotes: [sent] }),
    ) as [Quote];
    expect(taken.printed).toEqual(kept);
  });

  it('leaves alone what was answered or superseded, and what is not there', () => {
    for (const decidedState of ['accepted', 'accepted_in_part', 'declined'] as const) {
      const quotes = [quote(2, decidedState)];
      const again = decided({ type: 'quote_state', state: 'sent' }, { quotes });
      expect(said(again)).toMatchObject({ code: 'quote_decided' });
    }
    expect(said(state('sent', { version: 1 }))).toMatchObject({ code: 'quote_decided' });
    expect(said(state('sent', { version: 9 }))).toMatchObject({ code: 'no_quote' });
    expect(state('sent')).toMatchObject({ kind: 'change', steps: [] });
  });
});
