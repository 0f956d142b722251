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

/** The first `most`, and how many there are besides: "и ещё 3". */
export function shortened(items: readonly string[], most: number): string[] {
  const hidden = items.length - most;
  return hidden > 0 ? [...items.slice(0, most), `и ещё ${hidden}`] : [...items];
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lines one below the other; what has nothing to say takes none. */
export function told(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}
