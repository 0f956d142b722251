import type { RawOp } from './change-set.ts';
import { envelopeOf } from './change-set.ts';
import { type Seeded, seeded } from './seeded.ts';

/** A project and a set that were drawn, as JSON. */
export interface RandomCase {
  readonly project: Record<string, unknown>;
  readonly envelope: { readonly changeSet: { readonly ops: readonly RawOp[] } };
  readonly approve: 'all' | number[] | undefined;
}

const PHASES = ['planning', 'solutioning', 'tasks', 'accounting', 'quote'];
const REVISIONS = 12;
const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 2, 2);

/** Small projects, so that ops meet; one number in ten is unlawful. */
export function randomChangeSet(seed: number): RandomCase {
  const chance = seeded(seed);
  const project = randomProject(chance);
  const phase = chance.pick(PHASES);
  const ops = Array.from({ length: 1 + chance.below(10) }, () => randomOp(chance, phase));
  // Something that planning is for, so that it is seldom empty.
  if (phase === 'planning') ops.push(randomItem(chance));
  const envelope = envelopeOf(phase, ops, {
    project: { projectId: 'P', timezone: 'UTC', currency: 'ILS' },
    inputSnapshot: { itemsRevisionId: `ir_${chance.below(4) + REVISIONS - 3}` },
    assumptions: chance.chance(0.3) ? ['as measured'] : [],
    openQuestions: chance.chance(0.05) ? [{ id: 'q', question: '?', blocking: true }] : [],
    warnings: chance.chance(0.8)
      ? [{ code: 'TEMPLATE_DECLINED', message: 'moving, install_day' }]
      : [],
  });
  const positions = ops.flatMap((_, index) => (chance.chance(0.6) ? [index] : []));
  const approve = chance.pick(['none', 'all', positions, positions] as const);
  return { project, envelope, approve: approve === 'none' ? undefined : approve };
}

function randomProject(chance: Seeded): Record<string, unknown> {
  const revision = () => chance.below(REVISIONS + 1);
  const count = chance.below(5) + 1;
  const ids = (letter: string) => Array.from({ length: count }, (_, n) => `${letter}${n}`);
  const refs = (kind: string, n: number) => (chance.chance(0.3) ? `${kind}${n % 3}` : null);
  const tasks = ids('T');
  return {
    projectId: 'P',
    timezone: 'UTC',
    currency: 'ILS',
    calendar: chance.chance(0.85)
      ? { workdays: [1, 2, 3, 4, 5, 6, 7], hours: [{ from: '00:00', to: '24:00' }] }
      : null,
    startAt: new Date(START_MS).toISOString(),
    revision: REVISIONS,
    items: ids('I').map((itemId, n) => ({
      itemId,
      name: itemId,
      parentItemId: n > 0 && chance.chance(0.4) ? `I${chance.below(n)}` : null,
      flags: chance.chance(0.1) ? { requiresMoving: true } : null,
      category: chance.chance(0.1) ? 'moving' : null,
      clientRef: refs('item', n),
      revision: revision(),
    })),
    tasks: tasks.map((taskId, n) => ({
      taskId,
      title: taskId,
      status: chance.pick(['todo', 'todo', 'in_progress', 'done', 'cancelled']),
      durationHours: chance.below(20),
      plannedStart: chance.chance(0.2) ? randomInstant(chance) : null,
      dependsOn: n > 0 && chance.chance(0.2) ? [`T${chance.below(n)}`] : [],
      clientRef: refs('task', n),
      revision: revision(),
    })),
    // From lower to higher, so that there is no circle before the set comes.
    dependencies: tasks.flatMap((to, n) =>
      n > 0 && chance.chance(0.5)
        ? [{ from: `T${chance.below(n)}`, to, ...randomLink(chance), revision: revision() }]
        : [],
    ),
    lines: ids('L').map((lineId, n) => ({
      lineId,
      itemId: chance.chance(0.7) ? `I${chance.below(count)}` : null,
      lineType: chance.pick(['material', 'labor', 'purchase']),
      quantity: chance.chance(0.9) ? String(chance.below(100) / 8) : null,
      unitCost: chance.chance(0.8) ? String(chance.below(100_000) / 100) : null,
      unitCostBy: chance.pick(['person', 'agent']),
      ...(chance.chance(0.5) ? { taxable: true, vatRate: '0.17' } : { taxable: false }),
      clientRef: refs('line', n),
      revision: revision(),
    })),
    quotes: chance.chance(0.2) ? [{ quoteId: 'Q0', clientRef: 'quote0', revision: 1 }] : [],
    applied: chance.chance(0.3)
      ? [{ runId: 'ar_01', clientRef: `task${chance.below(3)}`, id: `T${chance.below(count)}` }]
      : [],
    appliedSets: chance.chance(0.03) ? [{ runId: 'ar_01', changeSetId: 'cs_tmp_01' }] : [],
  };
}

const randomInstant = (chance: Seeded) =>
  new Date(START_MS + (chance.below(60) - 5) * HOUR_MS).toISOString();
const randomLink = (chance: Seeded) => ({
  type: chance.pick(['FS', 'FS', 'SS', 'FF', 'SF']),
  lagHours: chance.below(9) - 3,
});
const name = (chance: Seeded) => chance.pick(['a', 'b', 'c', 'd']);

/** An id or a tempId of the kind; of any other, or of none, now and then. */
function reference(chance: Seeded, letter: 'I' | 'T' | 'L'): string {
  const kind = { I: 'item', T: 'task', L: 'line' }[letter];
  if (chance.chance(0.45)) return `tmp:${kind}:${name(chance)}`;
  if (chance.chance(0.08)) return chance.pick(['I0', 'T0', 'L0', 'X', 'tmp:item:a', 'tmp:task:a']);
  return `${letter}${chance.below(5)}`;
}

const maybe = (chance: Seeded, probability: number, fields: () => Record<string, unknown>) =>
  chance.chance(probability) ? fields() : {};
/** A key with the value or, seldom, with one that no schema takes. */
const field = (chance: Seeded, key: string, value: unknown) => ({
  [key]: chance.chance(0.03) ? chance.pick(['4', -1.5, 1e308, true, {}]) : value,
});

function creation(chance: Seeded, kind: 'item' | 'task' | 'line', op: string, payload: object) {
  const temp = chance.chance(0.04)
    ? chance.pick([`tmp:step:${name(chance)}`, 'tmp:item:', 'tmp:task:a b', ''])
    : `tmp:${kind}:${name(chance)}`;
  return {
    op,
    tempId: temp,
    ...maybe(chance, 0.5, () => ({ clientRef: `${kind}${chance.below(6)}` })),
    payload,
  };
}

function randomItem(chance: Seeded): RawOp {
  const payload = {
    ...field(chance, 'name', 'Wall'),
    ...maybe(chance, 0.3, () => ({ parentItemId: reference(chance, 'I') })),
    ...maybe(chance, 0.1, () => ({ flags: { requiresInstallation: true } })),
    ...maybe(chance, 0.1, () => ({ category: 'install_day' })),
    ...maybe(chance, 0.05, () => ({ rollups: { cost: { sellPrice: 5 } } })),
  };
  return creation(chance, 'item', 'item.create', payload);
}

const dates = (chance: Seeded) => ({
  ...maybe(chance, 0.6, () => field(chance, 'durationHours', chance.below(20))),
  ...maybe(chance, 0.25, () => ({ plannedStart: randomInstant(chance) })),
  ...maybe(chance, 0.15, () => ({ plannedEnd: randomInstant(chance) })),
});

const money = (chance: Seeded) => ({
  ...maybe(chance, 0.6, () => field(chance, 'quantity', chance.below(100) / 8)),
  ...maybe(chance, 0.5, () => field(chance, 'unitCost', chance.pick([10, 0.335, 333.33, 0.12345]))),
  ...maybe(chance, 0.2, () => ({ costOverride: chance.pick([12.5, 1e-7, -3]) })),
  ...maybe(chance, 0.4, () => ({ taxable: chance.chance(0.7) })),
  ...maybe(chance, 0.4, () => ({ vatRate: chance.pick([0, 0.17, 0.2]) })),
  ...maybe(chance, 0.1, () => ({ currency: chance.pick(['ILS', 'USD']) })),
  ...maybe(chance, 0.4, () =>
    chance.pick([{ assumption: 'as said' }, { confidence: 0.5 }, { assumption: ' ' }]),
  ),
});

type Draw = (chance: Seeded) => RawOp;

const DRAWS: Readonly<Record<string, readonly Draw[]>> = {
  items: [
    randomItem,
    (chance) => ({
      op: 'item.patch',
      itemId: reference(chance, 'I'),
      payload: {
        ...maybe(chance, 0.3, () => ({ name: 'Floor' })),
        ...maybe(chance, 0.3, () => ({ parentItemId: reference(chance, 'I') })),
        ...maybe(chance, 0.3, () => ({ quoteDefaults: { includeByDefault: true } })),
        ...maybe(chance, 0.3, () => ({ rollups: { cost: { sellPrice: 12.5 } } })),
      },
    }),
    (chance) => ({ op: 'item.deleteRequest', itemId: reference(chance, 'I') }),
  ],
  tasks: [
    (chance) =>
      creation(chance, 'task', 'task.create', {
        ...field(chance, 'title', 'Frame'),
        ...maybe(chance, 0.5, () => ({ itemRef: reference(chance, 'I') })),
        ...dates(chance),
      }),
    (chance) => ({
      op: 'task.patch',
      taskId: reference(chance, 'T'),
      payload: { ...dates(chance), ...maybe(chance, 0.2, () => ({ status: 'done' })) },
    }),
    (chance) => ({ op: 'task.deleteRequest', taskId: reference(chance, 'T') }),
  ],
  links: [
    (chance) => ({
      op: 'dependency.upsert',
      payload: {
        fromTaskIdOrRef: reference(chance, 'T'),
        toTaskIdOrRef: reference(chance, 'T'),
        ...randomLink(chance),
      },
    }),
    (chance) => ({
      op: 'dependency.delete',
      payload: { fromTaskIdOrRef: reference(chance, 'T'), toTaskIdOrRef: reference(chance, 'T') },
    }),
  ],
  lines: [
    (chance) =>
      creation(chance, 'line', 'accountingLine.create', {
        lineType: chance.pick(['material', 'labor', 'purchase']),
        title: 'Plywood',
        ...maybe(chance, 0.5, () => ({ itemRef: reference(chance, 'I') })),
        ...maybe(chance, 0.3, () => ({ taskRef: reference(chance, 'T') })),
        ...money(chance),
      }),
    (chance) => ({
      op: 'accountingLine.patch',
      lineId: reference(chance, 'L'),
      payload: money(chance),
    }),
    (chance) => ({ op: 'accountingLine.deleteRequest', lineId: reference(chance, 'L') }),
  ],
  quotes: [
    (chance) => ({
      op: 'quote.createDraft',
      ...maybe(chance, 0.5, () => ({ clientRef: `quote${chance.below(2)}` })),
      payload: {
        lines: Array.from({ length: 1 + chance.below(3) }, () => ({
          displayName: 'Wall',
          quantity: chance.below(40) / 8,
          price: chance.pick([333.33, 0.335, 14.45, -2.5]),
          ...chance.pick([{}, { taxable: true, vatRate: 0.17 }, { taxable: true, vatRate: 0.05 }]),
          ...maybe(chance, 0.1, () => ({ vatRate: 0.2 })),
          ...maybe(chance, 0.2, () => ({ optional: true })),
          ...maybe(chance, 0.2, () => ({ itemId: reference(chance, 'I') })),
        })),
        ...maybe(chance, 0.2, () => ({ totals: { subtotal: chance.pick([0, 333.33, 1041.66]) } })),
      },
    }),
  ],
};

const OF_PHASE: Readonly<Record<string, readonly string[]>> = {
  planning: ['items', 'tasks', 'links'],
  solutioning: ['items', 'tasks', 'links', 'lines', 'lines'],
  tasks: ['tasks', 'links'],
  accounting: ['lines', 'lines', 'items'],
  quote: ['quotes', 'quotes', 'items'],
};

function randomOp(chance: Seeded, phase: string): RawOp {
  if (chance.chance(0.03))
    return chance.pick([{ op: 'item.move' }, { op: 'projection.recomputeHint' }]);
  const group = chance.pick(chance.chance(0.05) ? Object.keys(DRAWS) : (OF_PHASE[phase] ?? []));
  return chance.pick(DRAWS[group] ?? [])(chance);
}
