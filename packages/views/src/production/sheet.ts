import type { Message, ProductionProject, ShownDocument } from '@planerka/contracts';
import type { Instant, Moment, NamedObject, ProductionRows } from '@planerka/plan';
import type { ProductionView } from '@planerka/runtime';
import type { Action } from '../told.ts';

/** A production project as its sheets are made from it. */
export interface InView {
  readonly rows: ProductionRows;
  readonly project: ProductionProject;
  readonly name: NamedObject;
  readonly moment: Moment;
  /** Change sets and lines of quotes. */
  readonly more: ProductionView;
}

/** One sheet: its head, its lines, which may go over several pages, and what comes with it. */
export interface Sheet {
  readonly head: readonly Message[];
  readonly lines: readonly Message[];
  /** How a person changes it; at the end of each page. */
  readonly edits?: Message;
  readonly actions?: ReadonlyArray<readonly Action[]>;
  /** Files and pictures. */
  readonly files?: readonly SheetFile[];
}

/** What comes below a sheet. */
export type SheetFile =
  /** A file, made when it is sent. */
  | { readonly kind: 'document'; readonly document: ShownDocument; readonly caption: Message }
  /** The schedule of a project as pictures, drawn when they are sent. */
  | { readonly kind: 'gantt'; readonly gantt: GanttInView };

/** Which schedule is drawn, and what is told below each of its pictures. */
export interface GanttInView {
  readonly project_id: string;
  readonly project: NamedObject;
  /** Rows of all pictures together. */
  readonly rows: number;
  readonly finish_at: Instant | null;
}
