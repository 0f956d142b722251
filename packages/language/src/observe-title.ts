import type { DaypartHours, SuggestionDraft } from '@planerka/contracts';
import { parseDay, readNow } from './calendar/local-instant.ts';
import type { Locale } from './locale.ts';
import { parseTime } from './parse-time.ts';
import type { TimeReading } from './reading.ts';
import type { KnownOfTitle, LiveProject } from './title-to-see.ts';

/** What a title is read against. */
export interface TitleGround {
  /** The reference instant: ISO 8601 with an offset. */
  readonly now: string;
  /** IANA zone of the workspace. */
  readonly timezone: string;
  readonly dayparts?: DaypartHours | undefined;
  /** What the task has already; what is absent it has not. */
  readonly known?: Partial<KnownOfTitle>;
  /** The projects in work, where they are known. */
  readonly projects?: readonly LiveProject[];
  readonly onFault?: (rule: string, fault: unknown) => void;
}

const NOTHING_KNOWN: KnownOfTitle = {
  priority: false,
  timed: false,
  project: false,
  description: false,
  someday: false,
};

/** What the locale's rules suggest about a title whose time nobody has read. */
export function observeTitle(
  text: string,
  ground: TitleGround,
  locale: Pick<Locale, 'readText' | 'isFinishing' | 'suggestAbout'>,
): SuggestionDraft[] {
  const { now, timezone, dayparts, known = {}, projects = null, onFault = ignore } = ground;
  const title = text.normalize('NFC');
  return locale.suggestAbout({
    text: title,
    known: { ...NOTHING_KNOWN, ...known },
    projects,
    time: ahead(parseTime(title, { now, timezone, dayparts }, locale), ground),
    onFault,
  });
}

/** The time where it is not over: "вчера" tells when something was. */
export function ahead(
  time: TimeReading | null,
  { now, timezone }: Pick<TitleGround, 'now' | 'timezone'>,
): TimeReading | null {
  const day = time?.start?.slice(0, 10);
  return day !== undefined && parseDay(day) < readNow(now, timezone).day ? null : time;
}

/** Whoever does not ask for faults has only the other rules. */
export const ignore = (): void => {};
