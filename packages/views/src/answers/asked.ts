import type { DaypartHours, PictureTheme, Query } from '@planerka/contracts';
import type { DaypartOfTag, Moment, WorkingHours } from '@planerka/plan';
import type { AskedAt, PlanReader } from '@planerka/runtime';
import type { ObjectCard } from '../cards/object-card.ts';
import type { PlanPicture } from '../picture/day-picture.ts';
import type { SheetFile } from '../production/sheet.ts';
import type { Answer } from '../questions/answer.ts';
import type { PlanSurface } from '../surfaces/surface-of.ts';

/** A question with everything that an answer is made from. */
export interface Asked<Q extends Query = Query> {
  readonly query: Q;
  /** Counted from 0. */
  readonly page: number;
  readonly reader: PlanReader;
  readonly workspace: string;
  readonly actor: string;
  /** May the person take back what agents did here? In a group that is for its admins. */
  readonly mayUndoAgents: boolean;
  readonly moment: Moment;
  readonly at: AskedAt;
  readonly hours: WorkingHours;
  /** The colours in which a picture is drawn. */
  readonly theme: PictureTheme;
  /** When the parts of the day begin, where the person has said so. */
  readonly dayparts: DaypartHours;
  readonly daypartOfTag: DaypartOfTag;
  /** The same when a page of a message is turned: then the message is edited in place. */
  readonly surfaceId: string;
  /** It is only read: nobody has buttons to settle one thing after the other. */
  readonly isRead?: boolean;
}

export type QueryType = Query['type'];

/** A question of one type. */
export type AskedFor<T extends QueryType> = Asked<Extract<Query, { type: T }>>;

/** A change that the one who asked may take back, or bring back. */
export interface Reversal {
  /** Of its line. */
  readonly position: number;
  readonly change_id: string;
  readonly undone: boolean;
}

/** One part of what the plan says to a question. */
export type Answered =
  | {
      readonly kind: 'answer';
      readonly answer: Answer;
      readonly reversals: readonly Reversal[];
    }
  | {
      readonly kind: 'surface';
      readonly surface: PlanSurface;
      readonly page: number;
      readonly pages: number;
    }
  | {
      readonly kind: 'card';
      readonly card: ObjectCard;
      readonly page: number;
      readonly pages: number;
    }
  | { readonly kind: 'picture'; readonly picture: PlanPicture }
  | SheetFile;

export function asAnswered(answer: Answer, reversals: readonly Reversal[] = []): Answered {
  return { kind: 'answer', answer, reversals };
}
