import { Message } from '@planerka/contracts';

/**
 * The generated language of tests (RFC 5646 keeps qaa to qtz for such): a message is its code and the
 * strings and numbers of its data. Whoever reads Russian in it has found words that no dictionary made.
 */
export const PSEUDO_LOCALE = 'qps';

/** "[created 3 Купить хлеб todo]" */
export function pseudoWords({ code, data }: Message): string {
  return `[${[code, ...partsOf(data)].join(' ')}]`;
}

function partsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value !== 'object' || value === null) return [];
  const message = Message.safeParse(value);
  return message.success ? [pseudoWords(message.data)] : Object.values(value).flatMap(partsOf);
}
