import { type JsonObject, readJson, type TaskToolInput } from '@planerka/contracts';
import type { CheckedOps, OpVerdict, SetFault } from '@planerka/plan';
import { checkSet } from '@planerka/runtime';
import { refused } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { unstorable } from '../unstorable.ts';
import { budgeted } from '../views/budgeted.ts';
import { pageOf } from '../views/page-of.ts';
import { mendsOf } from './op-mends.ts';

/** `changesets_check`: what would become of each op. */
export async function changesetsCheck(
  call: ToolCall,
  input: TaskToolInput<'changesets_check'>,
): Promise<ToolReply> {
  const checked = await checkSet(call.turn, envelopeOf(input.envelope));
  if (checked.outcome === 'refused') throw faultRefused(call, checked.fault);
  return inBudget(call, input, { ...verdictsOf(checked.checked) });
}

/** The envelope, also where it came as text. */
export function envelopeOf(given: string | JsonObject): unknown {
  if (typeof given !== 'string') return given;
  const envelope = readJson(given);
  if (envelope === undefined) {
    throw refused(
      'INVALID_INPUT',
      'envelope: this text is no JSON.',
      'Give the envelope as an object, or its JSON text; nothing was kept.',
      { details: { code: 'INVALID_JSON', field: 'envelope' } },
    );
  }
  const wrong = unstorable(envelope);
  if (wrong === null) return envelope;
  throw refused(
    'INVALID_INPUT',
    `The envelope holds what cannot be kept: ${wrong.field.slice(0, 200)}: ${wrong.problem}`,
    'Mend this field and call again; nothing was kept.',
  );
}

/** Why a set as a whole is not taken, with the call that helps. */
export function faultRefused(call: ToolCall, { code, field, missing }: SetFault) {
  const where = field === undefined ? '' : ` (${field})`;
  return refused(
    'INVALID_INPUT',
    `The set is refused: ${code}${where}.`,
    missing === undefined
      ? 'Mend it as docs/contracts/changesets.md says; changesets_base gives project and inputSnapshot.'
      : 'Propose the missing items; they come ready in details.ready, or warn TEMPLATE_DECLINED naming the category.',
    {
      next: call.next('tasks_context'),
      details: {
        code,
        ...(field === undefined ? {} : { field }),
        ...(missing === undefined ? {} : { missing, ready: missing.map(readyItem) }),
      },
    },
  );
}

/** The op that adds what is missing. */
function readyItem(category: string): JsonObject {
  return {
    op: 'item.create',
    tempId: `tmp:item:${category}`,
    clientRef: category,
    payload: { category, name: category.replaceAll('_', ' ') },
  };
}

/** A checked set as answers tell it. */
interface Verdicts {
  readonly ok: boolean;
  /** How many ops have each status. */
  readonly counts: Readonly<Record<string, number>>;
  readonly ops: readonly OpVerdict[];
  /** What helps against the codes of those that are refused. */
  readonly mends?: Readonly<Record<string, string>>;
  readonly totals: CheckedOps['totals'];
  readonly finishAt?: string | null;
}

/** Those that are not simply done come first: an agent has to look at them. */
export function verdictsOf({ ok, ops, totals, schedule }: CheckedOps): Verdicts {
  const counts: Record<string, number> = {};
  for (const { status } of ops) counts[status] = (counts[status] ?? 0) + 1;
  const unfit = ops.filter(({ status }) => status === 'refuse');
  return {
    ok,
    counts,
    ops: ops.filter(({ status }) => status !== 'apply').map((verdict) => ({ ...verdict })),
    ...(unfit.length === 0 ? {} : { mends: mendsOf(unfit.map(({ code }) => code)) }),
    totals,
    ...(schedule === undefined ? {} : { finishAt: schedule.finishAt }),
  };
}

/** What an agent is told of a set with its ops, a page of them where `cursor` says from where on. */
export function inBudget(
  call: ToolCall,
  { max_chars: maxChars, cursor }: Pick<TaskToolInput<'changesets_status'>, 'max_chars' | 'cursor'>,
  full: JsonObject & { readonly ops?: readonly unknown[] },
): ToolReply {
  const { ops, mends: _mends, ...head } = full;
  const page = pageOf(ops ?? [], { list: 'ops', field: 'cursor', cursor });
  const listed = ops === undefined ? {} : { ops: page.shown };
  return budgeted(
    call,
    maxChars,
    { ...full, ...listed },
    {
      lists: [{ path: 'ops', more: page.more }],
      optional: ['totals', 'mends'],
      signals: [{ ...head, ...(ops === undefined ? {} : { cut: { ops: page.more(0) } }) }],
    },
  );
}
