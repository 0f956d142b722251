import {
  type DayGrid,
  dayGrid,
  gridTask,
  instantOfStep,
  STEP_MINUTES,
  stepsOf,
} from './day-grid.ts';
import { leftOutTask, type PlacedDay } from './left-out.ts';
import type { DayPlan, PlannedItem, PlannerSpan, PlannerTask } from './planner-task.ts';
import { bestSet, inOrder, type SetTask, taskSets } from './task-sets.ts';

/** So many candidates are weighed against each other, the most valuable ones. */
const CANDIDATES_MAX = 20;

export interface PlannedDay {
  readonly candidates: readonly PlannerTask[];
  /** Free spans of one day that do not overlap; nothing of them is past. */
  readonly spans: readonly PlannerSpan[];
  /** Sets of task numbers that were shown before: another plan differs from each in a task. */
  readonly shown?: readonly (readonly number[])[];
}

/**
 * The plan of a day that is worth the most: of at most 20 candidates at most five, each whole inside
 * one free span, together at most four fifths of the free time, with due hours, parts of the day and
 * what comes before what kept. Equal in value, that which is done first. The same input, in whatever
 * order, gives the same plan; one with no items means that there is none (any more).
 */
export function planDay({ candidates, spans, shown = [] }: PlannedDay): DayPlan {
  const byValue = [...candidates].sort((a, b) => b.value - a.value || a.task - b.task);
  const weighed = byValue.slice(0, CANDIDATES_MAX);
  const grid = dayGrid(spans);
  const items = grid === null ? [] : placedItems(weighed, grid, shown);
  const chosen = new Set(items.map(({ task }) => task.task));
  const usedMinutes = items.reduce((sum, { task }) => sum + stepsOf(task) * STEP_MINUTES, 0);
  const day: PlacedDay = {
    grid: grid ?? { originMs: 0, spanEnd: new Uint16Array(1), freeMinutes: 0 },
    placed: new Map(items.map(({ task, start, end }) => [task.task, { start, end }])),
    usedMinutes,
  };
  return {
    items: items.map((item) => plannedItem(item, day.grid)),
    leftOut: byValue.filter(({ task }) => !chosen.has(task)).map((task) => leftOutTask(task, day)),
    freeMinutes: day.grid.freeMinutes,
    usedMinutes,
  };
}

interface PlacedTask {
  readonly task: PlannerTask;
  readonly start: number;
  readonly end: number;
}

function placedItems(
  weighed: readonly PlannerTask[],
  grid: DayGrid,
  shown: readonly (readonly number[])[],
): PlacedTask[] {
  const bits = new Map(weighed.map(({ task }, index) => [task, 1 << index]));
  const maskOf = (tasks: readonly number[]): number =>
    tasks.reduce((mask, task) => mask | (bits.get(task) ?? 0), 0);
  // What cannot be planned at all has no place in the table of sets.
  const possible = weighed.map((task): SetTask => {
    const isHeld = task.held || task.after.some((before) => !bits.has(before));
    const asked = gridTask(task, grid);
    return {
      ...asked,
      latestEnd: isHeld ? 0 : asked.latestEnd,
      value: task.value,
      after: maskOf(task.after),
    };
  });
  const sets = taskSets(possible, grid);
  // A plan that held what is no candidate any more cannot come again.
  const still = shown.filter((tasks) => tasks.every((task) => bits.has(task)));
  const excluded = new Set(still.map(maskOf));
  return inOrder(bestSet(sets, excluded), sets).flatMap(({ index, end }) => {
    const task = weighed[index];
    return task === undefined ? [] : [{ task, start: end - stepsOf(task), end }];
  });
}

function plannedItem({ task, start, end }: PlacedTask, grid: DayGrid): PlannedItem {
  return {
    task: task.task,
    start: instantOfStep(start, grid),
    end: instantOfStep(end, grid),
    minutes: stepsOf(task) * STEP_MINUTES,
    value: task.value,
    worth: task.worth,
  };
}
