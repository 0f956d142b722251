import {
  OPERATION_TYPES,
  type OperationEvent,
  type OperationType,
  operationEntry,
} from '@planerka/contracts';
import type { Author, JournalType, TargetFacts } from '@planerka/plan';
import { listed, shortened } from './lists.ts';
import { nameSubject } from './name-object.ts';
import { type Noun, same } from './operation-telling.ts';
import { wordsOfOperation } from './operations.ts';

/** What the changes are called that are no operations. */
const NOUNS: Readonly<Record<Exclude<JournalType, OperationEvent>, Noun>> = {
  task_created: same('создание задачи'),
  timeblock_created: same('создание блока'),
  target_changed: { nominative: 'смена цели', accusative: 'смену цели' },
  plan_edited: { nominative: 'правка проекта', accusative: 'правку проекта' },
  checklist_set: same('новый список шагов'),
  contract_set: same('договорённости проекта'),
  task_edited: { nominative: 'правка задачи', accusative: 'правку задачи' },
  steps_added: same('новые шаги'),
  step_defined: { nominative: 'правка шага', accusative: 'правку шага' },
  step_verified: { nominative: 'проверка шага', accusative: 'проверку шага' },
  step_done: same('закрытие шага'),
  step_reopened: same('возврат шага'),
  step_blocked: { nominative: 'остановка шага', accusative: 'остановку шага' },
  step_unblocked: same('продолжение шага'),
  task_node_added: { nominative: 'вложенная задача', accusative: 'вложенную задачу' },
  task_node_defined: {
    nominative: 'правка вложенной задачи',
    accusative: 'правку вложенной задачи',
  },
  noted: same('запись о работе'),
  evidence_captured: same('подтверждение'),
  thought: same('рассуждение'),
  task_completed: same('завершение задачи'),
  plan_completed: same('завершение проекта'),
  reopened: same('возврат в работу'),
  change_set_applied: { nominative: 'принятый набор', accusative: 'принятый набор' },
  settings_changed: { nominative: 'смена настроек', accusative: 'смену настроек' },
  change_undone: { nominative: 'отмена', accusative: 'отмену' },
  change_redone: same('возврат'),
};

const BY_EVENT = new Map<JournalType, OperationType>(
  OPERATION_TYPES.map((type) => [operationEntry(type).event, type]),
);

/** "Перенесено": what a list of changes says of those that are operations. */
export function operationDone(event: OperationEvent): string {
  const type = BY_EVENT.get(event);
  return type === undefined ? '' : wordsOfOperation(type).did;
}

function isNamed(type: JournalType): type is keyof typeof NOUNS {
  return Object.hasOwn(NOUNS, type);
}

function nounOf(type: JournalType): Noun {
  if (isNamed(type)) return NOUNS[type];
  const operation = BY_EVENT.get(type);
  return operation === undefined ? same(type) : wordsOfOperation(operation).noun;
}

/** "перенос", "смена статуса": what history lists. */
export function changeName(type: JournalType): string {
  return nounOf(type).nominative;
}

/** "вы", "другой участник", "агент «…»"; `agent`: what the agent is called, where that is known. */
export function authorName(by: Author, agent: string | null = null): string {
  if (by === 'self') return 'вы';
  if (by === 'person') return 'другой участник';
  return agent === null ? 'агент' : `агент «${agent}»`;
}

/** Objects that are named one by one; the others are counted. */
const NAMED_MAX = 20;

/** "Отменил перенос: задача «Отчёт» (TASK-001)." */
export function reverted(
  direction: 'undo' | 'redo',
  type: JournalType,
  targets: readonly TargetFacts[],
): string {
  const head = `${direction === 'undo' ? 'Отменил' : 'Вернул'} ${nounOf(type).accusative}`;
  // A Workroom that moved back is told by the object that it is of.
  const names = [...new Set(targets.map(nameSubject))];
  if (names.length === 0) return `${head}.`;
  return `${head}: ${names.length > NAMED_MAX ? shortened(names, NAMED_MAX).join(', ') : listed(names)}.`;
}
