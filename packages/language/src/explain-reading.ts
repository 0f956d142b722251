import type { TimeReading, TraceNode } from './reading.ts';

const PARTS: Readonly<Record<string, string>> = {
  year: 'год',
  month: 'месяц',
  day: 'день',
  weekday: 'день недели',
  daypart: 'часть дня',
  half_of_day: 'половина дня',
  hour: 'час',
  minute: 'минута',
  duration: 'длительность',
  end: 'конец',
  recurrence: 'повторение',
};

const ROLES: Readonly<Record<TimeReading['role'], string>> = {
  at: 'когда',
  from: 'с какого времени',
  due: 'к какому сроку',
  window: 'в какие дни',
  duration: 'как долго',
};

const named = (parts: readonly string[]): string =>
  parts.length === 0 ? '—' : parts.map((part) => PARTS[part] ?? part).join(', ');

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

/**
 * A reading as a tree that a person can read: what it means, what was said and what a convention
 * filled in, and which rules took which words.
 */
export function explainReading(reading: TimeReading): string {
  const lines = [`«${reading.text}»`];
  const value = [reading.start, reading.end].filter((part) => part !== null).join(' … ');
  lines.push(
    `${ROLES[reading.role]}: ${value === '' ? '—' : value} (${reading.role}, ${reading.grain})`,
  );
  if (reading.time !== null) lines.push(`время без дня: ${reading.time}`);
  if (reading.due !== null) lines.push(`срок: ${reading.due}`);
  if (reading.duration_minutes !== null) lines.push(`минут: ${reading.duration_minutes}`);
  if (reading.recurrence !== null) lines.push(`повторение: ${reading.recurrence}`);
  if (reading.exceptions.length > 0) lines.push(`кроме: ${reading.exceptions.join(', ')}`);
  lines.push(`сказано: ${named(reading.known)}`, `подразумевается: ${named(reading.implied)}`);
  lines.push(`уверенность: ${reading.confidence}`);
  for (const note of reading.notes) lines.push(`замечание: ${note.code}`);
  reading.trace.forEach((node, i) => {
    branch(node, reading.text, '', i === reading.trace.length - 1, lines);
  });
  return lines.join('\n');
}
