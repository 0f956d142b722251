import type { RandomCase } from './random-change-set.ts';
import {
  arrows,
  badDates,
  type Row,
  relax,
  type State,
  sums,
  type Times,
  type Told,
} from './relaxed-project.ts';

/*
 * The verdicts of a random case, found the slow way: every question is asked of plain lists, a circle
 * is a search from each task anew, the schedule is relaxed until nothing moves, money is whole numbers.
 */

/** What is told of a case: a code of the whole set, or the verdicts, sums and starts in hours. */
export interface OracleAnswer {
  readonly code?: string;
  readonly missing?: readonly string[];
  readonly ops?: readonly Told[];
  readonly accounting?: Row;
  readonly quote?: Row | undefined;
  readonly starts?: Readonly<Record<string, number>> | undefined;
  readonly finish?: number | undefined;
}

const ALLOWED: Row = {
  planning: ['item.', 'task.', 'dependency.'],
  solutioning: ['item.', 'task.', 'dependency.', 'accountingLine.'],
  tasks: ['task.', 'dependency.'],
  accounting: ['accountingLine.', 'item.patch'],
  quote: ['quote.', 'item.patch'],
};
const KIND: Row = { item: 'items', task: 'tasks', accountingLine: 'lines', quote: 'quotes' };
const ID: Row = { items: 'itemId', tasks: 'taskId', lines: 'lineId', quotes: 'quoteId' };
const TEMP: Row = { items: 'item', tasks: 'task', lines: 'line' };
const KNOWN =
  /^(?:(?:item|task|accountingLine)\.(?:create|patch|deleteRequest)|dependency\.(?:upsert|delete)|quote\.createDraft|projection\.recomputeHint)$/;

const isCreate = (op: Row) => op.op.endsWith('.create');
const isDelete = (op: Row) => op.op.endsWith('.deleteRequest');
const listOf = (op: Row): keyof State => KIND[op.op.split('.')[0]];

export function oracleAnswer({ project, envelope, approve }: RandomCase): OracleAnswer {
  const given: Row = envelope;
  const plan: Row = project;
  const whole = setCode(plan, given, approve);
  if (whole !== null) return whole;
  const ops: Row[] = given.changeSet.ops;
  const refused = new Map<number, string>();
  for (;;) {
    const { told, state } = play(plan, given, approve, refused);
    const times = relax(state, plan);
    const wrong = badDates(ops, told, state, plan, times);
    if (wrong.size === 0) return answer(told, state, plan, times);
    for (const [index, code] of wrong) refused.set(index, code);
  }
}

function setCode(plan: Row, given: Row, approve: unknown): OracleAnswer | null {
  if (Number(given.inputSnapshot.itemsRevisionId.slice(3)) > plan.revision)
    return { code: 'BASE_UNKNOWN' };
  if (plan.appliedSets.length > 0) return { code: 'ALREADY_APPLIED' };
  if (approve !== undefined && given.openQuestions.length > 0) return { code: 'BLOCKING_QUESTION' };
  if (given.phase !== 'planning') return null;
  const created: Row[] = given.changeSet.ops
    .filter((op: Row) => op.op === 'item.create')
    .map((op: Row) => op.payload);
  const all = [...plan.items, ...created];
  const declined = given.warnings.length > 0;
  const missing = [
    ['moving', 'requiresMoving'],
    ['install_day', 'requiresInstallation'],
  ].filter(
    ([category = '', flag = '']) =>
      !declined &&
      all.some((item) => item.flags?.[flag] === true) &&
      !all.some((item) => item.category === category),
  );
  return missing.length > 0
    ? { code: 'TEMPLATE_MISSING', missing: missing.map(([name = '']) => name) }
    : null;
}

function play(plan: Row, given: Row, approve: unknown, refused: ReadonlyMap<number, string>) {
  const ops: Row[] = given.changeSet.ops;
  const state: State = structuredClone({
    items: plan.items,
    tasks: plan.tasks,
    lines: plan.lines,
    quotes: plan.quotes,
    links: plan.dependencies,
    drafts: [],
  });
  const told: Told[] = ops.map((_, index) =>
    Array.isArray(approve) && !approve.includes(index) ? { status: 'left' } : { status: '' },
  );
  const refuse = (index: number, code: string): void => {
    told[index] = { status: 'refuse', code };
  };
  const open = (index: number) => told[index]?.status === '';
  const borne = ops.filter((op, index) => open(index) && KNOWN.test(op.op) && isNamed(op));
  const leftNames = new Set(ops.filter((_, index) => !open(index)).map((op) => op.tempId));
  for (const { tempId } of borne) leftNames.delete(tempId);
  // What is wrong whatever the project is.
  ops.forEach((op, index) => {
    if (!open(index)) return;
    const code = formCode(ops, index, given, (at) => told[at]?.status !== 'left');
    if (code !== null) refuse(index, code);
  });
  // What is done already.
  const meaning = new Map<string, string>();
  ops.forEach((op, index) => {
    if (!open(index) || op.clientRef === undefined) return;
    const list = listOf(op);
    const id = ID[list];
    const mine = plan.applied.find(
      (one: Row) =>
        one.clientRef === op.clientRef && plan[list].some((row: Row) => row[id] === one.id),
    );
    // The last of several that bear it.
    const same = plan[list].filter((row: Row) => row.clientRef === op.clientRef).at(-1);
    if (mine === undefined && same === undefined) return;
    told[index] = { status: 'skip', code: mine === undefined ? 'SAME_REF' : 'SAME_RUN' };
    if (op.tempId !== undefined) meaning.set(op.tempId, mine?.id ?? same[id]);
  });
  const at = { plan, given, state, meaning, leftNames };
  const decide = (index: number): void => {
    const op = ops[index] ?? {};
    const code = refused.get(index) ?? codeOf(op, at);
    if (code !== null) refuse(index, code);
    else if (isDelete(op) && !Array.isArray(approve)) told[index] = { status: 'ask' };
    else {
      told[index] = { status: 'apply' };
      apply(op, at);
      if (op.tempId !== undefined) meaning.set(op.tempId, op.tempId);
    }
  };
  const creates = ops.flatMap((op, index) => (open(index) && isCreate(op) ? [index] : []));
  const waitsFor = (index: number, other: number) =>
    references(ops[index] ?? {}).some(([ref]) => ref === ops[other]?.tempId);
  for (let left = creates; left.length > 0; left = left.filter(open)) {
    const ready = left.filter((index) => !left.some((other) => waitsFor(index, other)));
    for (const index of ready.length > 0 ? ready : left) decide(index);
  }
  ops.forEach((op, index) => {
    if (open(index) && op.op === 'dependency.delete') decide(index);
  });
  ops.forEach((_, index) => {
    if (open(index)) decide(index);
  });
  return { told, state };
}

/** Is the op something new, and its tempId one of its kind? */
function isNamed(op: Row): boolean {
  const form = new RegExp(`^tmp:${TEMP[listOf(op)]}:[\\w.-]{1,64}$`);
  return isCreate(op) && form.test(op.tempId);
}

function formCode(
  ops: Row[],
  index: number,
  given: Row,
  counts: (at: number) => boolean,
): string | null {
  const op = ops[index] ?? {};
  if (!KNOWN.test(op.op)) return 'UNKNOWN_OP';
  const earlier = ops.filter((other, at) => at < index && counts(at) && KNOWN.test(other.op));
  if (isCreate(op) && !isNamed(op)) return 'BAD_TEMP_ID';
  if (isCreate(op) && earlier.some((other) => isNamed(other) && other.tempId === op.tempId))
    return 'DUPLICATE_TEMP_ID';
  const twin = earlier.some(
    (other) => other.clientRef === op.clientRef && listOf(other) === listOf(op),
  );
  if (op.clientRef !== undefined && twin) return 'DUPLICATE_REF';
  const lawful =
    op.op === 'projection.recomputeHint' ||
    ALLOWED[given.phase].some((name: string) => op.op.startsWith(name));
  if (!lawful) return 'OP_NOT_IN_PHASE';
  const payload: Row = op.payload ?? {};
  for (const key of ['name', 'title'])
    if (key in payload && typeof payload[key] !== 'string') return 'INVALID_PAYLOAD';
  // As text; or far out of bounds; a half hour is whole minutes.
  for (const [key, low, high] of [
    ['durationHours', 0, 100_000],
    ['quantity', 0, 1e9 - 1],
    ['unitCost', -1e12, 1e12],
  ] as const) {
    if (!(key in payload)) continue;
    const value = payload[key];
    if (typeof value !== 'number' || value < low || value > high) return 'INVALID_PAYLOAD';
  }
  const exact = [payload.quantity, payload.unitCost, payload.costOverride];
  return exact.some((value) => value === 0.12345 || value === 1e-7) ? 'TOO_PRECISE' : null;
}

/** What an op refers to, and the list in which it has to be. */
function references(op: Row): Array<[string, keyof State]> {
  const payload: Row = op.payload ?? {};
  const found: Array<[string | undefined, keyof State]> = [
    [payload.parentItemId, 'items'],
    [payload.itemRef, 'items'],
    [payload.taskRef, 'tasks'],
    [payload.fromTaskIdOrRef, 'tasks'],
    [payload.toTaskIdOrRef, 'tasks'],
    ...(payload.lines ?? []).map((line: Row) => [line.itemId, 'items']),
  ];
  return found.filter((one): one is [string, keyof State] => one[0] !== undefined);
}

interface At {
  plan: Row;
  given: Row;
  state: State;
  meaning: Map<string, string>;
  leftNames: ReadonlySet<unknown>;
}

const LISTS = ['items', 'tasks', 'lines', 'quotes'] as const;
const whereIs = (state: State, id: string | undefined) =>
  LISTS.find((list) => state[list].some((row) => row[ID[list]] === id));
const idOf = (ref: string, { meaning }: At) => meaning.get(ref) ?? ref;

function codeOf(op: Row, at: At): string | null {
  const { state, given, plan } = at;
  const base = Number(given.inputSnapshot.itemsRevisionId.slice(3));
  const codes: string[] = [];
  const target = op.itemId ?? op.taskId ?? op.lineId;
  if (target !== undefined) {
    const list = target.startsWith('tmp:') ? undefined : whereIs(state, target);
    if (list === undefined) codes.push('UNKNOWN_ID');
    else if (list !== listOf(op)) codes.push('WRONG_KIND');
  }
  for (const [ref, list] of references(op)) {
    const isTemp = ref.startsWith('tmp:');
    const found = isTemp && !at.meaning.has(ref) ? undefined : whereIs(state, idOf(ref, at));
    const isLeft = at.leftNames.has(ref);
    if (found === undefined)
      codes.push(!isTemp ? 'UNKNOWN_ID' : isLeft ? 'REF_NOT_APPROVED' : 'UNKNOWN_REF');
    else if (found !== list) codes.push('WRONG_KIND');
  }
  const first = ['UNKNOWN_ID', 'UNKNOWN_REF', 'WRONG_KIND', 'REF_NOT_APPROVED'].find((code) =>
    codes.includes(code),
  );
  if (first !== undefined) return first;
  const payload: Row = op.payload ?? {};
  const stale = (rows: Row[]) => rows.some((row) => row.revision > base);
  const row: Row = state[listOf(op) ?? 'links'].find((one) => one[ID[listOf(op)]] === target) ?? {};
  switch (op.op) {
    case 'item.create':
      return payload.rollups ? 'FIELD_NOT_IN_PHASE' : null;
    case 'item.patch': {
      const under = below(state, target);
      if (payload.parentItemId && under.includes(idOf(payload.parentItemId, at)))
        return 'INVALID_PAYLOAD';
      if (stale([row])) return 'STALE';
      const mine = { accounting: 'rollups', quote: 'quoteDefaults' }[given.phase as string];
      const foreign = Object.keys(payload).some((key) => (mine ? key !== mine : key === 'rollups'));
      return foreign ? 'FIELD_NOT_IN_PHASE' : null;
    }
    case 'item.deleteRequest': {
      const under = below(state, target);
      const taken = [
        ...state.items.filter((one) => under.includes(one.itemId)),
        ...state.lines.filter((one) => under.includes(one.itemId)),
      ];
      return stale(taken) ? 'STALE' : null;
    }
    case 'task.patch':
      return stale([row]) ? 'STALE' : null;
    case 'task.deleteRequest':
      return stale([
        row,
        ...state.links.filter((one) => one.from === target || one.to === target),
        ...state.tasks.filter((one) => one.parentTaskId === target),
      ])
        ? 'STALE'
        : null;
    case 'dependency.delete':
    case 'dependency.upsert': {
      const from = idOf(payload.fromTaskIdOrRef, at);
      const to = idOf(payload.toTaskIdOrRef, at);
      const known = state.links.filter((one) => one.from === from && one.to === to);
      if (op.op === 'dependency.delete' && known.length === 0) return 'UNKNOWN_ID';
      if (stale(known)) return 'STALE';
      const closes =
        known.length === 0 && op.op === 'dependency.upsert' && reaches(state, to, from);
      return closes ? 'DEPENDENCY_CYCLE' : null;
    }
    case 'accountingLine.create':
    case 'accountingLine.patch':
      return lineCode(op, row, given, stale([row]));
    case 'accountingLine.deleteRequest':
      return stale([row]) ? 'STALE' : null;
    case 'quote.createDraft': {
      if (stale([...plan.items, ...plan.lines])) return 'STALE';
      if (payload.lines.some((line: Row) => !line.taxable && line.vatRate > 0))
        return 'VAT_INCONSISTENT';
      const sum = sums(
        payload.lines.filter((line: Row) => !line.optional),
        'price',
      ).subtotal;
      const totals = payload.totals?.subtotal;
      return totals !== undefined && Number(sum) !== totals ? 'TOTALS_MISMATCH' : null;
    }
    default:
      return null;
  }
}

function lineCode(op: Row, row: Row, given: Row, isStale: boolean): string | null {
  const payload: Row = op.payload;
  if (isStale) return 'STALE';
  const grounded =
    given.assumptions.length > 0 || payload.confidence !== undefined || payload.assumption?.trim();
  const type = payload.lineType ?? row.lineType;
  if (
    given.phase === 'solutioning' &&
    type !== 'purchase' &&
    payload.quantity !== undefined &&
    !grounded
  )
    return 'UNGROUNDED_QUANTITY';
  const locked = row.unitCostBy === 'person' && row.unitCost !== null && row.unitCost !== undefined;
  if (payload.unitCost !== undefined && locked && Number(row.unitCost) !== payload.unitCost)
    return 'USER_COST_LOCKED';
  if (payload.currency === 'USD') return 'CURRENCY_MISMATCH';
  const merged = { ...row, ...payload };
  const touched = payload.taxable !== undefined || payload.vatRate !== undefined;
  const lawful = merged.taxable ? merged.vatRate !== undefined : !(Number(merged.vatRate ?? 0) > 0);
  return touched && !lawful ? 'VAT_INCONSISTENT' : null;
}

function below(state: State, itemId: string): string[] {
  const children = state.items.filter((item) => item.parentItemId === itemId);
  return [itemId, ...children.flatMap((child) => below(state, child.itemId))];
}

function reaches(state: State, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (let before = 0; before < seen.size; ) {
    before = seen.size;
    for (const arrow of arrows(state)) if (seen.has(arrow.from)) seen.add(arrow.to);
  }
  return seen.has(to);
}

function apply(op: Row, at: At): void {
  const { state } = at;
  const { itemRef, taskRef, ...payload }: Row = op.payload ?? {};
  const real = (ref: string | undefined, key: string) =>
    ref === undefined ? {} : { [key]: idOf(ref, at) };
  const fields: Row = {
    ...payload,
    ...real(itemRef, 'itemId'),
    ...real(taskRef, 'taskId'),
    ...real(payload.parentItemId, 'parentItemId'),
  };
  if (payload.unitCost !== undefined) fields.unitCostBy = 'agent';
  const target = op.itemId ?? op.taskId ?? op.lineId;
  const list = listOf(op);
  if (isCreate(op)) state[list].push({ ...fields, [ID[list]]: op.tempId, revision: 0 });
  else if (op.op.endsWith('.patch')) {
    state[list] = state[list].map((row) =>
      row[ID[list]] === target ? { ...row, ...fields } : row,
    );
  } else if (op.op === 'quote.createDraft') state.drafts.push(payload);
  else if (op.op.startsWith('dependency.')) {
    const from = idOf(payload.fromTaskIdOrRef, at);
    const to = idOf(payload.toTaskIdOrRef, at);
    const known = state.links.find((one) => one.from === from && one.to === to);
    state.links = state.links.filter((one) => one !== known);
    if (op.op === 'dependency.upsert') {
      state.links.push({
        from,
        to,
        type: payload.type,
        lagHours: payload.lagHours,
        revision: known?.revision ?? 0,
      });
    }
  } else if (op.op === 'item.deleteRequest') {
    const under = below(state, target);
    state.items = state.items.filter((one) => !under.includes(one.itemId));
    state.lines = state.lines.filter((one) => !under.includes(one.itemId));
  } else if (op.op === 'task.deleteRequest') {
    state.tasks = state.tasks.filter((one) => one.taskId !== target);
    state.links = state.links.filter((one) => one.from !== target && one.to !== target);
  } else if (op.op === 'accountingLine.deleteRequest') {
    state.lines = state.lines.filter((one) => one.lineId !== target);
  }
}

function answer(told: Told[], state: State, plan: Row, times: Times): OracleAnswer {
  const draft = state.drafts.at(-1);
  const { unpriced: _, ...quote } = sums(
    (draft?.lines ?? []).filter((line: Row) => !line.optional),
    'price',
  );
  return {
    ops: told,
    accounting: sums(state.lines, 'unitCost'),
    quote: draft && quote,
    starts: plan.calendar ? Object.fromEntries(times.starts) : undefined,
    finish: plan.calendar && times.starts.size > 0 ? times.finish : undefined,
  };
}
