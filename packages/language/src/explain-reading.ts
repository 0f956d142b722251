import type { ExplainingWords } from './locale.ts';
import type { TimePart, TimeReading, TraceNode } from './reading.ts';

/** Deeper trees come only from texts that nobody wrote to be read. */
const DEPTH_MAX = 12;

function branch(
  node: TraceNode,
  text: string,
  indent: string,
  isLast: boolean,
  lines: string[],
): void {
  const words = text.slice(node.from, node.to).replace(/\s+/g, ' ');
  const rule = node.rule === '' ? '' : `  ← ${node.rule}`;
  lines.push(`${indent}${isLast ? '└─' : '├─'} «${words}»${rule}`);
  if (indent.length > DEPTH_MAX * 3) return;
  // a rule that only names its word again needs no line of its own
  const parts = node.parts.filter((part) => part.rule !== '' || node.parts.length > 1);
  parts.forEach((part, i) => {
    branch(part, text, `${indent}${isLast ? '   ' : '│  '}`, i === parts.length - 1, lines);
  });
}

/** What a reading means, what was said and what was filled in, and which rules took which words. */
export function explainReading(reading: TimeReading, words: ExplainingWords): string {
  const lines = [`«${reading.text}»`];
  const value = [reading.start, reading.end].filter((part) => part !== null).join(' … ');
  lines.push(
    `${words.roles[reading.role]}: ${value === '' ? '—' : value} (${reading.role}, ${reading.grain})`,
  );
  if (reading.time !== null) lines.push(`${words.clockOnly}: ${reading.time}`);
  if (reading.due !== null) lines.push(`${words.due}: ${reading.due}`);
  if (reading.duration_minutes !== null) {
    lines.push(`${words.minutes}: ${reading.duration_minutes}`);
  }
  if (reading.recurrence !== null) lines.push(`${words.recurrence}: ${reading.recurrence}`);
  if (reading.exceptions.length > 0) {
    lines.push(`${words.except}: ${reading.exceptions.join(', ')}`);
  }
  const named = (parts: readonly TimePart[]): string =>
    parts.length === 0 ? '—' : parts.map((part) => words.parts[part]).join(', ');
  lines.push(`${words.known}: ${named(reading.known)}`);
  lines.push(`${words.implied}: ${named(reading.implied)}`);
  lines.push(`${words.confidence}: ${reading.confidence}`);
  for (const note of reading.notes) lines.push(`${words.note}: ${note.code}`);
  reading.trace.forEach((node, i) => {
    branch(node, reading.text, '', i === reading.trace.length - 1, lines);
  });
  return lines.join('\n');
}
