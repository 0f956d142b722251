import type { Priority } from '@planerka/contracts';

/** Fields that tasks, steps and plans share; null clears, what is left out stays. */
export interface SharedFields {
  readonly title?: string | undefined;
  readonly description?: string | null | undefined;
  readonly context?: string | null | undefined;
  readonly priority?: Priority | null | undefined;
  readonly tags?: readonly string[] | undefined;
}

interface SharedColumns {
  readonly title?: string;
  readonly description?: string | null;
  readonly context?: string | null;
  readonly priority?: Priority | null;
  readonly tags?: string[];
}

/** Text that says nothing is no text. */
export function textOrNull(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}

/** The columns that the fields set, each tag once. */
export function columnsOf({
  title,
  description,
  context,
  priority,
  tags,
}: SharedFields): SharedColumns {
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description: textOrNull(description) }),
    ...(context === undefined ? {} : { context: textOrNull(context) }),
    ...(priority === undefined ? {} : { priority }),
    ...(tags === undefined ? {} : { tags: [...new Set(tags)] }),
  };
}
