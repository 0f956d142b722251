import type { Message, ObjectHandle } from '@planerka/contracts';

/** One line of an answer; `object` is the one that it names, if it names one. */
export interface AnswerLine {
  readonly text: Message;
  readonly object: ObjectHandle | null;
}

/** What is said to a question, a page at a time. */
export interface Answer {
  readonly title: Message;
  readonly lines: readonly AnswerLine[];
  readonly footer: Message | null;
  /** Counted from 0. */
  readonly page: number;
  readonly pages: number;
}

export const LINES_PER_PAGE = 15;

export function plainLine(text: Message): AnswerLine {
  return { text, object: null };
}

/** All pages there are, at least one. */
export function pagesOf(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** The page asked for, or the last one there is: lists grow shorter while somebody turns pages. */
export function pageWithin(page: number, total: number, perPage: number): number {
  return Math.min(page, pagesOf(total, perPage) - 1);
}

/** An answer all of whose lines are at hand, cut to a page. */
export function pagedAnswer(
  title: Message,
  lines: readonly AnswerLine[],
  how: { readonly page: number; readonly footer: Message | null },
): Answer {
  const page = pageWithin(how.page, lines.length, LINES_PER_PAGE);
  return {
    title,
    lines: lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE),
    footer: how.footer,
    page,
    pages: pagesOf(lines.length, LINES_PER_PAGE),
  };
}
