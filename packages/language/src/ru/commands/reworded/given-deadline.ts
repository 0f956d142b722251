import { GIVES_DEADLINE, SETS } from './given-deadline-phrases.ts';

/** What is said in such an order is short. */
const CHARS_MAX = 120;

/** "доверенности дай срок 20 марта" as "доверенности поставь срок 20 марта"; null for everything else. */
export function givenDeadline(text: string): string | null {
  if (text.length > CHARS_MAX || text.includes('\n')) return null;
  const { ahead, between, field, rest } = GIVES_DEADLINE.exec(text.trim())?.groups ?? {};
  return field === undefined ? null : `${ahead}${SETS} ${between}${field}${rest}`;
}
