import { integerAmounts, writtenAmount } from './integer-money.ts';

/** A row or an op, as JSON has it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the slow way reads JSON as it comes
export type Row = Record<string, any>;

/** What becomes of an op. */
export interface Told {
  status: string;
  code?: string;
}

/** A project’s rows in plain lists. */
export interface State {
  items: Row[];
  tasks: Row[];
  lines: Row[];
  quotes: Row[];
  links: Row[];
  drafts: Row[];
}

/** All that holds up: the links and what agents say. */
export function arrows(state: State): Row[] {
  const said = state.tasks.flatMap((task) =>
    (task.dependsOn ?? []).map((from: string) => ({
      from,
      to: task.taskId,
      type: 'FS',
      lagHours: 0,
    })),
  );
  return [...state.links, ...said];
}

export interface Times {
  readonly starts: Map<string, number>;
  readonly allowed: Map<string, number>;
  readonly finish: number;
}

const hoursAt = (instant: string, plan: Row) =>
  (Date.parse(instant) - Date.parse(plan.startAt)) / 3_600_000;

/** Starts in hours, raised again and again until every link holds. Work goes on day and night. */
export function relax(state: State, plan: Row): Times {
  const tasks = state.tasks.filter(({ status }) => status !== 'done' && status !== 'cancelled');
  const length = new Map<string, number>(
    tasks.map((task) => [task.taskId, task.durationHours ?? 0]),
  );
  const allowed = new Map<string, number>(tasks.map((task) => [task.taskId, 0]));
  const planned = new Map<string, number>(
    tasks.map((task) => [
      task.taskId,
      task.plannedStart && plan.calendar ? hoursAt(task.plannedStart, plan) : 0,
    ]),
  );
  const start = (id: string) => Math.max(allowed.get(id) ?? 0, planned.get(id) ?? 0);
  const links = arrows(state).filter(({ from, to }) => length.has(from) && length.has(to));
  for (let moved = true; moved; ) {
    moved = false;
    for (const { from, to, type, lagHours } of links) {
      const begun =
        start(from) + (type === 'FS' || type === 'FF' ? (length.get(from) ?? 0) : 0) + lagHours;
      const bound = begun - (type === 'FF' || type === 'SF' ? (length.get(to) ?? 0) : 0);
      if (bound <= (allowed.get(to) ?? 0)) continue;
      allowed.set(to, bound);
      moved = true;
    }
  }
  const starts = new Map([...length.keys()].map((id) => [id, start(id)]));
  const ends = [...starts].map(([id, begin]) => begin + (length.get(id) ?? 0));
  return { starts, allowed, finish: Math.max(0, ...ends) };
}

/** The ops whose dates cannot be; what the links forbid counts when nothing else is wrong. */
export function badDates(
  ops: Row[],
  told: Told[],
  state: State,
  plan: Row,
  times: Times,
): Map<number, string> {
  const inThemselves = new Map<number, string>();
  const byLinks = new Map<number, string>();
  ops.forEach((op, index) => {
    if (
      told[index]?.status !== 'apply' ||
      !op.op.startsWith('task.') ||
      op.op === 'task.deleteRequest'
    )
      return;
    const row = state.tasks.find((one) => one.taskId === (op.tempId ?? op.taskId));
    if (row === undefined) return;
    const gave = (key: string) => op.payload[key] !== undefined && op.payload[key] === row[key];
    const [isStart, isEnd] = [gave('plannedStart'), gave('plannedEnd')];
    if (!isStart && !isEnd && !gave('durationHours')) return;
    if (!plan.calendar) {
      if (isStart || isEnd) inThemselves.set(index, 'DATES_WITHOUT_CALENDAR');
      return;
    }
    const start = row.plannedStart ? hoursAt(row.plannedStart, plan) : null;
    const end = row.plannedEnd ? hoursAt(row.plannedEnd, plan) : null;
    const early = (start !== null && start < 0) || (end !== null && end < 0);
    if (early) {
      const blamed = start !== null && start < 0 ? isStart : isEnd;
      if (blamed) inThemselves.set(index, 'IMPOSSIBLE_DATES');
      return;
    }
    if (start === null) return;
    if (end !== null && end <= start) {
      if (isStart || isEnd) inThemselves.set(index, 'IMPOSSIBLE_DATES');
    } else if (end !== null && end - start < (row.durationHours ?? 0)) {
      inThemselves.set(index, 'IMPOSSIBLE_DATES');
    } else if (isStart && start < (times.allowed.get(row.taskId) ?? 0)) {
      byLinks.set(index, 'IMPOSSIBLE_DATES');
    }
  });
  return inThemselves.size > 0 ? inThemselves : byLinks;
}

const tenThousandths = (value: unknown) => BigInt(Math.round(Number(value ?? 0) * 10_000));

/** What lines come to, in whole ten-thousandths. */
export function sums(lines: Row[], price: string) {
  let [subtotal, vat, unpriced] = [0n, 0n, 0];
  for (const line of lines) {
    const cost = price === 'price' ? line.price : (line.costOverride ?? line.unitCost);
    if (
      cost === undefined ||
      cost === null ||
      line.quantity === undefined ||
      line.quantity === null
    ) {
      unpriced += 1;
      continue;
    }
    const of = integerAmounts(
      {
        quantity: tenThousandths(line.quantity),
        price: tenThousandths(cost),
        rate: line.taxable ? tenThousandths(line.vatRate) : 0n,
      },
      2,
    );
    subtotal += of.amount;
    vat += of.vat;
  }
  const [net, tax, total] = [subtotal, vat, subtotal + vat].map((minor) => writtenAmount(minor, 2));
  return { subtotal: net, vat: tax, total, unpriced };
}
