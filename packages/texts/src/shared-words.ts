import type { SharedMessages } from '@planerka/plan';
import { formatDayAndMonth, formatInstant, formatSpan, weekdayName } from './dates.ts';
import { addDays, today, weekdayOf } from '@planerka/plan';
import { blockTitle, quoted } from './describe.ts';
import type { Dictionary } from './dictionary.ts';
import { leadTime } from './lead-time.ts';
import { titled } from './name-object.ts';
import { ru } from './ru.ts';

/** What decisions share with everything else that asks and refuses. */
export const sharedWords = {
  yes: () => ru.choices.yes,
  no: () => ru.choices.no,
  minutes: ({ minutes }) => ru.choices.minutes(minutes),
  day({ day }, { frame }) {
    const date = formatDayAndMonth(day);
    if (day === today(frame)) return ru.choices.today(date);
    if (day === addDays(today(frame), 1)) return ru.choices.tomorrow(date);
    return `${weekdayName(weekdayOf(day))}, ${date}`;
  },
  overlaps: ({ day, others }, { frame }) =>
    ru.done.overlaps(
      others.map(
        ({ title, start_at: start, end_at: end }) =>
          `${quoted(blockTitle(title))}, ${formatSpan(start, end, frame.zone, day)}`,
      ),
    ),
  reminded_too_late: ({ minutes }) => ru.notes.remindedTooLate(minutes.map(leadTime)),
  titled: ({ target }) => titled(target),
  missing: ({ code, type }) => ru.operations.missing(code, type),
  unknown_target: ({ kind, number }) => ru.refused.unknownTarget(kind, number),
  name_another: () => ru.refused.unknownTargetRecovery,
  nothing_changed: () => ru.refused.wrongKindRecovery,
  nothing_found: ({ words }) => ru.refused.nothingFound(words),
  where_all_is: () => ru.refused.nothingFoundRecovery,
  duration_out_of_range: ({ minutes }) => ru.refused.duration(minutes),
  example_duration: () => ru.refused.durationRecovery,
  end_before_start: ({ start_at: start, end_at: end }, { frame: { zone } }) =>
    ru.refused.endBeforeStart(`${formatInstant(start, zone)} – ${formatInstant(end, zone)}`),
  example_span: () => ru.refused.endRecovery,
  stale_button: () => ru.refused.staleButton,
  say_in_words: () => ru.refused.staleRecovery,
} satisfies Pick<Dictionary, keyof SharedMessages>;
