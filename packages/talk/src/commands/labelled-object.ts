import { type ObjectHandle, TargetKind } from '@planerka/contracts';
import { objectLabel } from '@planerka/texts';

/** "TASK-042", "task-42", "PLAN-3", or a bare number of a task. */
export function labelledObject(words: string): ObjectHandle | null {
  const match = /^(?:([a-z]+)-)?(\d{1,9})$/i.exec(words.trim());
  const number = Number(match?.[2]);
  if (!match || number < 1) return null;
  const kind =
    match[1] === undefined
      ? 'task'
      : TargetKind.options.find((each) =>
          objectLabel(each, number).startsWith(`${match[1]?.toUpperCase()}-`),
        );
  return kind === undefined ? null : { kind, number };
}
