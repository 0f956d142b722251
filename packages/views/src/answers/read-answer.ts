import type { Message, ObjectHandle } from '@planerka/contracts';
import { say } from '@planerka/plan';
import type { ObjectCard } from '../cards/object-card.ts';
import type { Answer } from '../questions/answer.ts';
import { surfaceLines } from '../surfaces/surface-lines.ts';
import type { PlanSurface } from '../surfaces/surface-of.ts';
import { answerQuery } from './answer-query.ts';
import type { Answered, Asked } from './asked.ts';

/** A part of an answer as it is read: one message and the objects that it names. */
export interface ReadPart {
  readonly said: Message;
  readonly objects: readonly ObjectHandle[];
}

/** An answer without what only a screen can show: its buttons and the day's picture. */
export interface ReadAnswer {
  /** One message a part. */
  readonly parts: readonly Message[];
  readonly objects: readonly ObjectHandle[];
  /** Change sets that wait, each to be looked at under its label. */
  readonly sets: ReadonlyArray<{ readonly label: Message; readonly set: string }>;
  /** The page that comes after this one, or another set of suggestions; null when there is none. */
  readonly next: number | null;
}

/** An answer of lines, with the page number below them. */
export function readLines({ title, lines, footer, page, pages }: Answer): ReadPart {
  const foot = [
    ...(footer === null ? [] : [footer]),
    ...(pages > 1 ? [say('answer_place', { page: page + 1, pages })] : []),
  ];
  return {
    said: say('paragraphs', {
      parts: [
        title,
        say('lines', { lines: lines.map(({ text }) => text) }),
        say('lines', { lines: foot }),
      ],
    }),
    objects: lines.flatMap(({ object }) => (object === null ? [] : [object])),
  };
}

/** A surface that is only read. */
export function readSurface<K extends PlanSurface['kind']>(surface: PlanSurface<K>): ReadPart {
  const { lines, objects } = surfaceLines(surface);
  return { said: say('paragraphs', { parts: [surface.title, say('lines', { lines })] }), objects };
}

/** A card that is only read: its boxes are lines, and the ways to a project's sheets are words to say. */
function readCard({ said, ticks, objects, actions }: ObjectCard): ReadPart {
  const sheets = actions.flat().flatMap(({ op }) => {
    if (op.type !== 'ask' || op.query.type !== 'project') return [];
    const { number, sheet } = op.query;
    return number === undefined || sheet === undefined ? [] : [{ number, sheet }];
  });
  const lines = [
    ...said,
    ...ticks.map(({ label }) => label),
    ...(sheets.length === 0 ? [] : [say('sheets_in_words', { sheets })]),
  ];
  return { said: say('lines', { lines }), objects };
}

/** What the plan says to a question of somebody who has no buttons. */
export async function answerAsLines(asked: Asked): Promise<ReadAnswer> {
  const answered = await answerQuery({ ...asked, isRead: true });
  const parts = answered.flatMap((part): ReadPart[] => {
    switch (part.kind) {
      case 'answer':
        return [readLines(part.answer)];
      case 'surface':
        return [readSurface(part.surface)];
      case 'card':
        return [readCard(part.card)];
      case 'document':
        return [{ said: say('file_in_chat', {}), objects: [] }];
      case 'gantt':
        return [{ said: say('picture_in_chat', {}), objects: [] }];
      case 'picture':
        return [];
    }
  });
  return {
    parts: parts.map(({ said }) => said),
    objects: parts.flatMap(({ objects }) => objects),
    sets: answered.flatMap((part) => (part.kind === 'card' ? setsOf(part.card) : [])),
    next: answered.some((part) => goesOn(part, asked.page)) ? asked.page + 1 : null,
  };
}

function setsOf({ actions }: ObjectCard): ReadAnswer['sets'] {
  return actions
    .flat()
    .flatMap(({ label, op }) => (op.type === 'show_set' ? [{ label, set: op.set }] : []));
}

function goesOn(part: Answered, page: number): boolean {
  switch (part.kind) {
    case 'answer':
      return part.answer.page === page && page + 1 < part.answer.pages;
    case 'surface': {
      const { surface } = part;
      const hasOthers =
        surface.kind === 'today_schedule_v1' &&
        surface.payload.controls?.suggestAlternativesOp !== undefined;
      return hasOthers || (part.page === page && page + 1 < part.pages);
    }
    case 'card':
      return part.page === page && part.page + 1 < part.pages;
    case 'picture':
    case 'document':
    case 'gantt':
      return false;
  }
}
