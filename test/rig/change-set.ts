import { ProductionProject } from '@planerka/contracts';

type Fields = Readonly<Record<string, unknown>>;

/** What an agent gives: an op as JSON. */
export type RawOp = Fields;

/** A production project with an item, three tasks, two of them linked, and two lines. Seq 45. */
export const PROJECT = {
  projectId: 'P_123',
  timezone: 'Asia/Jerusalem',
  currency: 'ILS',
  calendar: {
    workdays: [7, 1, 2, 3, 4],
    hours: [{ from: '08:00', to: '17:00' }],
    holidays: [],
    extraWorkdays: [],
  },
  startAt: '2025-12-21T08:00:00+02:00',
  revision: 45,
  items: [
    { itemId: 'I_100', name: 'Set piece wall', category: 'wall', clientRef: 'wall', revision: 3 },
    { itemId: 'I_101', name: 'Skin', parentItemId: 'I_100', revision: 3 },
    { itemId: 'I_300', name: 'Moving', category: 'moving', revision: 3 },
    { itemId: 'I_400', name: 'Installation day', category: 'install_day', revision: 3 },
  ],
  tasks: [
    { taskId: 'T_10', title: 'Frame', itemId: 'I_100', durationHours: 9, revision: 4 },
    { taskId: 'T_11', title: 'Paint', itemId: 'I_100', durationHours: 3, revision: 4 },
    { taskId: 'T_55', title: 'Glue', itemId: 'I_100', durationHours: 1, revision: 4 },
  ],
  dependencies: [{ from: 'T_10', to: 'T_11', type: 'FS', lagHours: 0, revision: 5 }],
  lines: [
    {
      lineId: 'L_900',
      itemId: 'I_100',
      lineType: 'material',
      title: 'Plywood',
      quantity: '4',
      unitCost: '90',
      unitCostBy: 'agent',
      taxable: true,
      vatRate: '0.17',
      revision: 6,
    },
    {
      lineId: 'L_901',
      itemId: 'I_101',
      lineType: 'labor',
      title: 'Carpenter',
      quantity: '10',
      unitCost: '120.50',
      unitCostBy: 'person',
      revision: 6,
    },
  ],
};

export function projectWith(changes: Fields = {}): ProductionProject {
  return ProductionProject.parse({ ...PROJECT, ...changes });
}

/** An envelope of the phase, with all that every phase has to say. */
export function envelopeOf(phase: string, ops: unknown, changes: Fields = {}) {
  return {
    schemaVersion: '1.0',
    phase,
    agent: { name: `${phase}_agent`, version: '2025-12-20', runId: 'ar_01' },
    project: { projectId: 'P_123', timezone: 'Asia/Jerusalem', currency: 'ILS' },
    inputSnapshot: {
      projectUpdatedAt: '2025-12-20T10:22:00.000Z',
      itemsRevisionId: 'ir_45',
      tasksUpdatedAt: '2025-12-20T10:10:00.000Z',
      accountingUpdatedAt: '2025-12-20T09:55:00.000Z',
    },
    summary: { title: 'What I did', bullets: ['as asked'] },
    assumptions: [],
    openQuestions: [],
    warnings: [],
    sources: { knowledgeDocIds: [], retrievalLogIds: [], conversationIds: [] },
    changeSet: { changeSetId: 'cs_tmp_01', requiresApproval: true, ops },
    ...changes,
  };
}

export const newItem = (slug: string, payload: Fields = {}, more: Fields = {}): RawOp => ({
  op: 'item.create',
  tempId: `tmp:item:${slug}`,
  clientRef: `item_${slug}`,
  payload: { name: slug, ...payload },
  ...more,
});

export const newTask = (slug: string, payload: Fields = {}, more: Fields = {}): RawOp => ({
  op: 'task.create',
  tempId: `tmp:task:${slug}`,
  clientRef: `task_${slug}`,
  payload: { title: slug, ...payload },
  ...more,
});

export const newLine = (slug: string, payload: Fields = {}, more: Fields = {}): RawOp => ({
  op: 'accountingLine.create',
  tempId: `tmp:line:${slug}`,
  clientRef: `line_${slug}`,
  payload: { lineType: 'purchase', title: slug, ...payload },
  ...more,
});

export const patchItem = (itemId: string, payload: Fields): RawOp => ({
  op: 'item.patch',
  itemId,
  payload,
});
export const patchTask = (taskId: string, payload: Fields): RawOp => ({
  op: 'task.patch',
  taskId,
  payload,
});
export const patchLine = (lineId: string, payload: Fields): RawOp => ({
  op: 'accountingLine.patch',
  lineId,
  payload,
});

export const link = (from: string, to: string, more: Fields = {}): RawOp => ({
  op: 'dependency.upsert',
  payload: { fromTaskIdOrRef: from, toTaskIdOrRef: to, ...more },
});
export const unlink = (from: string, to: string): RawOp => ({
  op: 'dependency.delete',
  payload: { fromTaskIdOrRef: from, toTaskIdOrRef: to },
});

/** A quote of the contract's two lines; its totals are 14500, 2465 and 16965. */
export const draftQuote = (payload: Fields = {}): RawOp => ({
  op: 'quote.createDraft',
  clientRef: 'quote_v3',
  payload: {
    quote: { currency: 'ILS', versionHint: 3 },
    lines: [
      { displayName: 'Wall', quantity: 1, unit: 'job', price: 12000, taxable: true, vatRate: 0.17 },
      { displayName: 'Day', quantity: 1, unit: 'day', price: 2500, taxable: true, vatRate: 0.17 },
    ],
    totals: { subtotal: 14500, vat: 2465, total: 16965 },
    ...payload,
  },
});
