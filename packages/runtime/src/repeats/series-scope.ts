import { type Offered, asMessage, asChoices } from '../words.ts';
import type { Operation, QuestionCode } from '@planerka/contracts';
import type { Applied, OperationRule } from '../conversation/operation-rule.ts';
import { dayOfWall, type Occurrence, type Target } from '@planerka/plan';
import { formatDayAndMonth, nameSubject, series as texts, upperFirst } from '@planerka/texts';
import type { Turn } from '../turn.ts';

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
  const choices: Offered[] = scopes.map((scope) => ({
    id: `scope:${scope}`,
    label: texts.scopes[scope](day),
    operation: { ...operation, occurrence: wall, scope },
  }));
  return {
    kind: 'ask',
    ask: {
      code: 'SERIES',
      question: asMessage(texts.whichScope(upperFirst(nameSubject(target)))),
      choices: asChoices(choices),
    },
  };
}
