import type { Item } from '../grammar/item.ts';
import type { Fact } from '../meaning.ts';

/** A fact and the item that states it. */
export interface Taken {
  readonly item: Item;
  readonly fact: Fact;
}

type LengthFact = Extract<Fact, { kind: 'length' }>;
type ForFact = Extract<Fact, { kind: 'for-number' }>;

/** Facts wait here until the whole phrase is known. */
export interface Waiting {
  bare: (Taken & { fact: LengthFact; besideDay: boolean }) | null;
  number: (Taken & { fact: ForFact }) | null;
  times: Taken | null;
  except: Taken | null;
  window: Taken | null;
  offset: Taken | null;
  /** The deadline is right behind another time: "в 10 до 12". */
  dueTouches: boolean;
  /** "две недели": what lasts so long, or goes on so long. */
  span: (Taken & { fact: LengthFact }) | null;
  /** Clocks and parts of the day behind the first: only a repetition has several. */
  clocks: readonly (Taken & { fact: Extract<Fact, { kind: 'clock' }> })[];
  dayparts: readonly (Taken & { fact: Extract<Fact, { kind: 'daypart' }> })[];
}

export interface AssembleOptions {
  /** May "за час" mean "within an hour"? In most titles it does not: "отчёт за месяц". */
  readonly weakDeadlines: boolean;
  /** May "на 5" alone be a clock, and "30 минут" or "5 дней" a length? */
  readonly lengths: 'any' | 'within-day';
}
