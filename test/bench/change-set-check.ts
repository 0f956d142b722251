import { AgentOutputEnvelope, type ProductionProject } from '@planerka/contracts';
import { checkChangeSet } from '@planerka/plan';
import {
  envelopeOf,
  link,
  newItem,
  newLine,
  newTask,
  patchItem,
  patchLine,
  patchTask,
  projectWith,
  type RawOp,
} from '../rig/change-set.ts';

const COST = { quantity: 2.5, unitCost: 90.25, taxable: true, vatRate: 0.17 };
const REVISION = { revision: 3 };

/** Ops come in tenths of a set; the project has as many rows of each kind as one tenth. */
const TENTH = 10;

function range<Value>(count: number, valueAt: (n: number) => Value): Value[] {
  return Array.from({ length: count }, (_, n) => valueAt(n));
}

/** A project with so many items, tasks and lines. */
function sampleGround(count: number): ProductionProject {
  const titled = { description: 'as agreed', sortKey: 'a' };
  return projectWith({
    items: range(count, (n) => ({ itemId: `I_${n}`, name: 'Wall', ...titled, ...REVISION })),
    tasks: range(count, (n) => ({ taskId: `T_${n}`, title: 'Frame', ...titled, ...REVISION })),
    lines: range(count, (n) => ({
      lineId: `L_${n}`,
      itemId: `I_${n}`,
      lineType: 'material',
      title: 'Plywood',
      ...COST,
      ...REVISION,
    })),
    dependencies: [],
  });
}

/** Every op that writes, all of them lawful: new rows upon one another, patches, links and lines. */
function sampleOps(count: number): RawOp[] {
  const tenth = count / TENTH;
  const grounded = { ...COST, assumption: 'as drawn' };
  return [
    ...range(tenth * 2, (n) => newItem(`i${n}`, { scope: { quantity: 3, unit: 'm' } })),
    ...range(tenth * 2, (n) =>
      newTask(`t${n}`, { itemRef: `tmp:item:i${n}`, durationHours: 4, tags: ['shop'] }),
    ),
    ...range(tenth * 2, (n) =>
      newLine(`l${n}`, { lineType: 'material', itemRef: `tmp:item:i${n}`, ...grounded }),
    ),
    ...range(tenth, (n) => patchItem(`I_${n}`, { description: 'changed', flags: null })),
    ...range(tenth, (n) => patchTask(`T_${n}`, { title: 'Changed', durationHours: 3 })),
    ...range(tenth, (n) => patchLine(`L_${n}`, grounded)),
    ...range(tenth, (n) => link(`tmp:task:t${n}`, `tmp:task:t${n + 1}`, { lagHours: 1 })),
  ];
}

/** The same set read by its schema, and held against its project; both do their work to the end. */
export function readAndCheck(count: number): {
  readonly parse: () => void;
  readonly check: () => void;
} {
  const envelope = envelopeOf('solutioning', sampleOps(count), {
    warnings: [{ code: 'TEMPLATE_DECLINED', message: 'moving, install_day' }],
  });
  const project = sampleGround(count / TENTH);
  return {
    parse: () => {
      AgentOutputEnvelope.parse(envelope);
    },
    check: () => {
      const checked = checkChangeSet(envelope, { project, needs: [] });
      if (!checked.ok) throw new Error('a lawful set is refused');
    },
  };
}
