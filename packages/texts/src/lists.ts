import type { Message } from '@planerka/contracts';

function joined(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? '';
  const head = items.slice(0, -1).join(', ');
  return head === '' ? last : `${head} ${word} ${last}`;
}

/** "А, Б и В" */
export function listed(items: readonly string[]): string {
  return joined(items, 'и');
}

/** "А, Б или В" */
export function orListed(items: readonly string[]): string {
  return joined(items, 'или');
}

/** The parts that are there. */
export function present(parts: readonly (string | null)[]): string[] {
  return parts.filter((part) => part !== null);
}

/** The first `most`, and how many there are besides: "и ещё 3". */
export function shortened(items: readonly string[], most: number): string[] {
  const hidden = items.length - most;
  return hidden > 0 ? [...items.slice(0, most), `и ещё ${hidden}`] : [...items];
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Messages one below the other: what has nothing to say takes no line, a `blank` an empty one. */
export function toldMessages(
  messages: readonly Message[],
  words: (message: Message) => string,
): string {
  return messages
    .flatMap((message) => (message.code === 'blank' ? [''] : words(message) || []))
    .join('\n');
}
