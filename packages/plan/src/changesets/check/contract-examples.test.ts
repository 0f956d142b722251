import { AgentOutputEnvelope } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { envelopeOf, projectWith } from '../../../../../test/rig/change-set.ts';
import { checkChangeSet } from './check-change-set.ts';

/* The contract's own examples of ops, each whole, in the order in which it gives them. */

const linoleum = {
  op: 'item.create',
  tempId: 'tmp:item:linoleum_01',
  clientRef: 'linoleum_floor',
  payload: {
    parentItemId: null,
    sortKey: '0002',
    kind: 'deliverable',
    category: 'floor',
    name: 'Linoleum floor',
    description: 'Supply + install linoleum floor for shoot day.',
    flags: { requiresPurchase: true, requiresInstallation: true },
    scope: {
      quantity: 1,
      unit: 'job',
      dimensions: '6m x 4m',
      dueDate: '2025-12-28',
      constraints: ['Must be matte-looking on camera'],
      assumptions: ['Existing flat subfloor'],
    },
    quoteDefaults: { includeByDefault: true },
  },
};
const templateItem = {
  op: 'item.patch',
  itemId: 'I_300',
  payload: { flags: { requiresMoving: true }, scope: { location: 'Studio → site' } },
};
const measure = {
  op: 'task.create',
  tempId: 'tmp:task:linoleum_measure',
  clientRef: 'linoleum_measure_v1',
  payload: {
    itemRef: 'tmp:item:linoleum_01',
    parentTaskId: null,
    sortKey: '0001',
    title: 'Measure area + confirm floor spec',
    description: 'Confirm final dimensions and finish.',
    status: 'todo',
    durationHours: 1.5,
    tags: ['planning'],
  },
};
const plywood = {
  op: 'accountingLine.create',
  tempId: 'tmp:line:plywood_10mm',
  clientRef: 'plywood_10mm_v1',
  payload: {
    itemRef: 'I_100',
    taskRef: 'tmp:task:frame_build',
    lineType: 'material',
    title: 'Plywood 10mm (122x244)',
    quantity: 4,
    unit: 'sheet',
    currency: 'ILS',
    taxable: true,
    vatRate: 0.17,
    notes: 'Subfloor stabilization',
  },
};
const frame = {
  op: 'task.create',
  tempId: 'tmp:task:frame_build',
  payload: { itemRef: 'I_100', title: 'Frame' },
};
const carpentry = {
  op: 'accountingLine.create',
  tempId: 'tmp:line:carpenter_hours',
  clientRef: 'carpentry_labor_v1',
  payload: {
    itemRef: 'I_100',
    lineType: 'labor',
    title: 'Carpentry work',
    quantity: 10,
    unit: 'hour',
    currency: 'ILS',
    notes: '2 workers x 5h',
  },
};
const glue = {
  op: 'task.patch',
  taskId: 'T_55',
  payload: {
    description: 'Use contact cement; allow cure time.',
    tags: ['solutioning', 'quality'],
  },
};
const paintAfterFrame = {
  op: 'dependency.upsert',
  clientRef: 'dep_frame_to_paint_v1',
  payload: { fromTaskIdOrRef: 'T_10', toTaskIdOrRef: 'T_11', type: 'FS', lagHours: 0 },
};
const dated = {
  op: 'task.patch',
  taskId: 'T_11',
  payload: {
    durationHours: 3,
    plannedStart: '2025-12-26T08:00:00.000Z',
    plannedEnd: '2025-12-26T11:00:00.000Z',
  },
};
const cost = {
  op: 'accountingLine.patch',
  lineId: 'L_900',
  payload: {
    unitCost: 100,
    vendorNameFreeText: 'Home Center',
    leadTimeDays: 2,
    purchaseStatus: 'quoted',
    notes: 'Price includes cutting service',
  },
};
const sellPrice = {
  op: 'item.patch',
  itemId: 'I_100',
  payload: { rollups: { cost: { sellPrice: 8500 } } },
};
const quote = {
  op: 'quote.createDraft',
  clientRef: 'quote_v3',
  payload: {
    quote: {
      currency: 'ILS',
      versionHint: 3,
      narrative: {
        intro: 'We will design and produce…',
        scopeNotes: ['Includes production, installation, and dismantle as described.'],
        terms: [
          'Client approvals required before production begins.',
          'Changes after approval may affect cost and schedule.',
        ],
        exclusions: ['Electrical work unless specified'],
        scheduleAssumptions: ['Access to site 08:00-18:00'],
        paymentTerms: ['50% deposit, 50% upon completion'],
      },
    },
    lines: [
      {
        sortKey: '0001',
        itemId: 'I_100',
        displayName: 'Set piece wall (production + finish)',
        description: 'Includes frame, skin, and paint.',
        quantity: 1,
        unit: 'job',
        price: 12000,
        taxable: true,
        vatRate: 0.17,
      },
      {
        sortKey: '0002',
        itemId: 'I_400',
        displayName: 'Installation day',
        quantity: 1,
        unit: 'day',
        price: 2500,
        taxable: true,
        vatRate: 0.17,
      },
    ],
    totals: { subtotal: 14500, vat: 2465, total: 16965 },
  },
};

/** 2025-12-26 is a Friday, a day off in the sample project: here it is worked on. */
const fridays = projectWith({
  calendar: {
    workdays: [1, 2, 3, 4, 5],
    hours: [{ from: '08:00', to: '17:00' }],
  },
});

it.each([
  ['planning', [linoleum, templateItem, measure], {}],
  ['solutioning', [plywood, frame, carpentry, glue], { assumptions: ['Based on 6x4m'] }],
  ['tasks', [paintAfterFrame, dated], {}],
  ['accounting', [cost, sellPrice], {}],
  ['quote', [quote], {}],
])('the %s of the contract holds whole', (phase, ops, changes) => {
  const envelope = envelopeOf(phase, ops, changes);
  expect(AgentOutputEnvelope.safeParse(envelope).error?.issues ?? []).toEqual([]);
  const checked = checkChangeSet(envelope, { project: fridays, needs: [], approve: 'all' });
  if (!('ops' in checked)) throw new Error(checked.code);
  expect(checked.ops.map(({ status }) => status)).toEqual(ops.map(() => 'apply'));
  if (phase !== 'quote') return;
  expect(checked.totals.quote).toEqual({
    subtotal: '14500.00',
    vat: '2465.00',
    total: '16965.00',
  });
});

it('the labor of the contract has no ground of its own', () => {
  const envelope = envelopeOf('solutioning', [carpentry]);
  const checked = checkChangeSet(envelope, { project: fridays, needs: [] });
  expect(checked).toMatchObject({ ok: false, ops: [{ code: 'UNGROUNDED_QUANTITY' }] });
});

it('what is created may be listed in any order', () => {
  const ops = [
    linoleum,
    measure,
    { ...frame, payload: { ...frame.payload, parentTaskId: 'tmp:task:linoleum_measure' } },
    plywood,
  ];
  const told = (listed: readonly object[]) => {
    const checked = checkChangeSet(
      envelopeOf('solutioning', listed, { assumptions: ['Based on 6x4m'] }),
      { project: fridays, needs: [] },
    );
    if (!('ops' in checked)) throw new Error(checked.code);
    const { ok, totals, plan, schedule } = checked;
    return { ok, totals, tasks: new Map(plan.tasks), finishAt: schedule?.finishAt };
  };
  const first = told(ops);
  expect(first.ok).toBe(true);
  expect(told(ops.toReversed())).toEqual(first);
  expect(told([...ops.slice(2), ...ops.slice(0, 2)])).toEqual(first);
});
