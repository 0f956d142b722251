import type { Operation, Source, SourceKind } from '@planerka/contracts';
import { sourceOf } from '@planerka/plan';
import { quoted } from './describe.ts';

const NAMES: Readonly<Record<SourceKind, string>> = {
  photo: 'фото',
  document: 'файл',
  video: 'видео',
  voice: 'голосовое сообщение',
  audio: 'аудио',
  contact: 'контакт',
  location: 'место на карте',
  forward: 'пересланное сообщение',
};

const KILOBYTE = 1024;

/** "файл «смета.xlsx»", "3 фото" */
export function sourceTitle({ kind, name, messages }: Source): string {
  const count = messages.length;
  if (count > 1 && kind === 'photo') return `${count} фото`;
  const title = name === undefined ? NAMES[kind] : `${NAMES[kind]} ${quoted(name)}`;
  return count > 1 ? `${title} и ещё ${count - 1}` : title;
}

/** "Источник: фото." */
export function sourcesLine(
  sources: readonly Source[],
  { sized = false }: { readonly sized?: boolean } = {},
): string {
  const told = sources.map((source) =>
    [sourceTitle(source), sized ? sizeOf(source.size) : null]
      .filter((part) => part !== null)
      .join(', '),
  );
  return `Источник: ${told.join('; ')}.`;
}

/** What the operation adds; "вложение" where nobody has said which message it is. */
export function sourceSaid(operation: Extract<Operation, { type: 'attach_source' }>): string {
  const source = sourceOf(operation);
  return source === null ? 'вложение' : sourceTitle(source);
}

function sizeOf(bytes: number | undefined): string | null {
  if (bytes === undefined || bytes < KILOBYTE) return null;
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE) return `${Math.round(kilobytes)} КБ`;
  return `${(kilobytes / KILOBYTE).toFixed(1).replace('.', ',')} МБ`;
}
