import { isJsonObject, type JsonObject } from '@planerka/contracts';
import {
  definitionOf,
  firstOpen,
  isClosed,
  openNodes,
  type PersonsBlock,
  personsBlock,
  toLocalIso,
} from '@planerka/plan';
import { planId, taskId } from '../names.ts';
import type { LeftOutLine } from './budget.ts';
import { excerpt } from './json-paths.ts';
import type { Situation } from './situation.ts';

const LINES_SHOWN = 10;
const LINE_MAX_CHARS = 200;

/** What it is for: its own words, else its plan's. */
export function goalOf({ entity, plan }: Situation): string {
  const { description, title } = entity.row;
  const own = entity.kind === 'project' ? (entity.row.contract ?? description) : description;
  return own ?? plan?.contract ?? plan?.description ?? title;
}

/** The first lines of a list, each of them short; where there are more, how many. */
export function linesOf(lines: readonly string[]): string[] {
  const more = lines.length - LINES_SHOWN;
  const shown = lines.slice(0, LINES_SHOWN).map((line) => excerpt(line, LINE_MAX_CHARS));
  return more > 0 ? [...shown, moreLines(more)] : shown;
}

const moreLines = (count: number): string => `(${count} more)`;
const MORE_LINES = /^\((\d+) more\)$/;

/** How lines that are left out are counted in their place. */
export const LINES_LEFT: LeftOutLine = {
  counts: (item) => {
    const [, count] = (typeof item === 'string' && MORE_LINES.exec(item)) || [];
    return count === undefined ? null : Number(count);
  },
  line: moreLines,
};

/** Blockers that are left out, in a line; of a plan's further tasks there may be more. */
function moreLine({ rest }: Situation, count: number): JsonObject {
  return { kind: 'more', count, ...(rest === null ? {} : { at_least: true }) };
}

/** The first of them, and how many are left. */
export function firstBlockers(
  situation: Situation,
  blockers: readonly JsonObject[],
  most: number,
): JsonObject[] {
  const left = Math.max(0, blockers.length - most);
  const isMore = left > 0 || situation.rest !== null;
  return [...blockers.slice(0, most), ...(isMore ? [moreLine(situation, left)] : [])];
}

/** How blockers that are left out are counted in their place. */
export function blockersLeft(situation: Situation): LeftOutLine {
  return {
    counts: (item) => {
      const { kind, count } = isJsonObject(item) ? item : {};
      return kind === 'more' && typeof count === 'number' ? count : null;
    },
    line: (count) => moreLine(situation, count),
  };
}

/** Which person has blocked it, and since when; nothing where it was an agent. */
export function byWhom(block: PersonsBlock | null, zone: string): JsonObject {
  if (block === null) return {};
  return { blocked_by: block.actor, blocked_at: toLocalIso(block.at, zone) };
}

function shortReason({ reason }: PersonsBlock): string | null {
  return reason === null ? null : excerpt(reason, LINE_MAX_CHARS);
}

/** Blockers: blocked tasks and steps, and by which person, what the current step waits for, open dependencies. */
export function blockersOf({ entity, tasks, dependencies, zone }: Situation): JsonObject[] {
  const isPlan = entity.kind === 'project';
  const steps = tasks.flatMap(({ task, nodes, steps: all }) => {
    if (isClosed(task)) return [];
    const first = firstOpen(nodes);
    const at = isPlan ? { task: taskId(task) } : {};
    const own = personsBlock(task);
    const whole =
      own === null
        ? []
        : [
            {
              kind: 'task_blocked',
              task: taskId(task),
              reason: shortReason(own),
              ...byWhom(own, zone),
            },
          ];
    const parts = openNodes(all).flatMap((node): JsonObject[] => {
      const { blocked, blocked_reason: reason, blockers } = definitionOf(node.row);
      const place = { ...at, step_id: node.id, path: node.path };
      const told = reason === null ? null : excerpt(reason, LINE_MAX_CHARS);
      return [
        ...(blocked
          ? [
              {
                kind: 'step_blocked',
                ...place,
                reason: told,
                ...byWhom(personsBlock(node.row), zone),
              },
            ]
          : []),
        ...(node === first && blockers.length > 0
          ? [{ kind: 'step_blockers', ...place, blockers: linesOf(blockers) }]
          : []),
      ];
    });
    return [...whole, ...parts];
  });
  const waits = dependencies
    .filter(({ state }) => state === 'open')
    .map(({ of, id, title }) => ({
      kind: 'depends_on',
      ...(isPlan && of !== planId(entity.row) ? { task: of } : {}),
      id,
      title,
    }));
  return [...steps, ...waits];
}
