import type { Operation, PendingChoice, QuestionCode } from '@planerka/contracts';
import type { Applied, OperationRule } from '../conversation/operation-rule.ts';
import type { Target } from '../plan/object.ts';
import { formatDayAndMonth } from '../texts/dates.ts';
import { upperFirst } from '../texts/lists.ts';
import { nameSubject } from '../texts/name-object.ts';
import { series as texts } from '../texts/ru-series.ts';
import type { Turn } from '../turn.ts';
import { dayOfWall, type Occurrence } from './occurrences.ts';

/** Operations that may mean one occurrence of a series, those that follow it, or all. */
export type SeriesOperation = Extract<
  Operation,
  { type: 'reschedule' | 'rename' | 'set_duration' | 'delete' }
>;
export type Scope = NonNullable<SeriesOperation['scope']>;

/** Everything that an edit of a series needs besides the object. */
export interface SeriesEdit {
  readonly turn: Turn;
  readonly rule: OperationRule<Operation>;
  readonly operation: SeriesOperation;
  readonly accepted: readonly QuestionCode[];
}

/** "Только этот, 26 февраля", "Этот и следующие", "Все": the operation with each of them. */
export function askScope(
  target: Target,
  operation: SeriesOperation,
  { wall }: Pick<Occurrence, 'wall'>,
  scopes: readonly Scope[],
): Applied {
  const day = formatDayAndMonth(dayOfWall(wall));
  const choices: PendingChoice[] = scopes.map((scope) => ({
    id: `scope:${scope}`,
    label: texts.scopes[scope](day),
    operation: { ...operation, occurrence: wall, scope },
  }));
  return {
    kind: 'ask',
    ask: { code: 'SERIES', text: texts.whichScope(upperFirst(nameSubject(target))), choices },
  };
}
