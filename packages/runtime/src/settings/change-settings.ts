import { DaypartHours, isTimeZone, type Message } from '@planerka/contracts';
import { refusal } from '../verdict.ts';
import type { Handler } from '../turn/handler.ts';
import {
  DAYPART_DEFAULTS,
  DEFAULT_QUIET,
  DEFAULT_REMINDERS,
  DEFAULT_SUGGESTIONS,
  type Person,
  type QuietHours,
  ReminderSettings,
  say,
  type Step,
  SuggestionSettings,
  WorkingHours,
} from '@planerka/plan';
import type { SettingsProposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';

/** The zone of the workspace and the usual hours of the person, as one change that undo takes back. */
export const changeSettings: Handler<SettingsProposal> = async (turn, proposal) => {
  if (proposal.timezone !== undefined && !isTimeZone(proposal.timezone)) {
    return refusal(
      'INVALID_COMMAND',
      say('unknown_zone', { zone: proposal.timezone }),
      say('example_zone', {}),
    );
  }
  const hours = proposal.working_hours;
  const hoursFit =
    hours === undefined || (WorkingHours.safeParse(hours).success && hours.from < hours.to);
  const daypartsFit =
    proposal.dayparts === undefined || DaypartHours.safeParse(proposal.dayparts).success;
  const wanted = remindersAfter(turn, proposal);
  const remindersFit = wanted === null || remindersHold(wanted);
  const suggestions = suggestionsAfter(turn, proposal);
  const suggestionsFit = suggestions === null || SuggestionSettings.safeParse(suggestions).success;
  if (!remindersFit || !suggestionsFit) {
    return refusal('INVALID_COMMAND', say('settings_unchanged', {}), say('other_settings', {}));
  }
  if (!hoursFit || !daypartsFit) {
    return refusal('INVALID_COMMAND', say('bad_hours', {}), say('example_hours', {}));
  }
  const steps = [...zoneStep(turn, proposal), ...(await personStep(turn, proposal))];
  if (steps.length === 0) {
    return refusal('INVALID_COMMAND', say('settings_unchanged', {}), say('other_settings', {}));
  }
  const receipt = turn.change({ action: 'do', type: 'settings_changed' }, steps);
  if (wanted !== null) {
    return { status: 'done', said: [toldOf(proposal, wanted)], receipt };
  }
  const { picture_theme: theme } = proposal;
  if (theme !== undefined) {
    return { status: 'done', said: [say('picture_theme', { theme })], receipt };
  }
  if (suggestions !== null) {
    return {
      status: 'done',
      said: [say('suggestion_settings', { settings: suggestions })],
      receipt,
    };
  }
  const { place: city, timezone, until = null } = proposal;
  if (city !== undefined && timezone !== undefined) {
    const said = say('zone_saved', { city, timezone, now: turn.now, until });
    return { status: 'done', said: [said], receipt };
  }
  const dayparts = turn.person?.dayparts ?? {};
  return {
    status: 'done',
    said: [
      say('settings_saved', {
        timezone: turn.settings.timezone,
        working_hours: turn.workingHours,
        dayparts: {
          morning: dayparts.morning ?? DAYPART_DEFAULTS.morning,
          afternoon: dayparts.afternoon ?? DAYPART_DEFAULTS.afternoon,
          evening: dayparts.evening ?? DAYPART_DEFAULTS.evening,
        },
      }),
    ],
    receipt,
  };
};

/** Quiet hours that begin when they end would be none, which nobody has asked for. */
function remindersHold(wanted: ReminderSettings): boolean {
  const { quiet } = wanted;
  const isEmpty = quiet !== null && quiet.from === quiet.to;
  return ReminderSettings.safeParse(wanted).success && !isEmpty;
}

/** Who speaks of the quiet hours alone is told them alone, both ends. */
function toldOf({ reminders = {} }: SettingsProposal, settings: ReminderSettings): Message {
  const isQuiet = Object.keys(reminders).every((field) => field === 'quiet');
  const { quiet } = settings;
  return isQuiet && quiet !== null
    ? say('quiet_hours', quiet)
    : say('reminder_settings', { settings });
}

function zoneStep({ settings }: Turn, proposal: SettingsProposal): Step[] {
  if (proposal.timezone === undefined || proposal.timezone === settings.timezone) return [];
  const row = { ...settings, timezone: proposal.timezone, revision: settings.revision + 1 };
  return [{ before: { kind: 'workspace', row: settings }, after: { kind: 'workspace', row } }];
}

/** How the person is reminded from now on; null when the proposal does not speak of it. */
function remindersAfter(turn: Turn, { reminders }: SettingsProposal): ReminderSettings | null {
  if (reminders === undefined) return null;
  const known = turn.person?.reminder_settings ?? DEFAULT_REMINDERS;
  const { quiet, ...others } = reminders;
  return {
    ...known,
    ...others,
    quiet: quiet === undefined ? known.quiet : quietAfter(known, quiet),
  };
}

/** The quiet hours with what was said of them: an end that nobody named stays, or is the usual one. */
function quietAfter(
  { quiet: known }: ReminderSettings,
  wanted: Partial<QuietHours> | null,
): QuietHours | null {
  return wanted === null ? null : { ...DEFAULT_QUIET, ...known, ...wanted };
}

/** Where the person wants suggestions from now on; null when the proposal does not speak of it. */
function suggestionsAfter(
  turn: Turn,
  { suggestions }: SettingsProposal,
): SuggestionSettings | null {
  if (suggestions === undefined) return null;
  return { ...(turn.person?.suggestion_settings ?? DEFAULT_SUGGESTIONS), ...suggestions };
}

async function personStep(turn: Turn, proposal: SettingsProposal): Promise<Step[]> {
  const reminders = remindersAfter(turn, proposal);
  const suggestions = suggestionsAfter(turn, proposal);
  const { working_hours: hours, dayparts, picture_theme: theme } = proposal;
  const isNamed = [hours, dayparts, theme].some((named) => named !== undefined);
  if (!isNamed && reminders === null && suggestions === null) return [];
  const known = turn.person;
  const person: Person = known ?? {
    person_id: turn.newId(),
    actor: turn.context.actor.id,
    working_hours: null,
    dayparts: {},
    reminder_settings: null,
    suggestion_settings: null,
    picture_theme: null,
    revision: 0,
  };
  const row: Person = {
    ...person,
    working_hours: hours ?? person.working_hours,
    dayparts: { ...person.dayparts, ...dayparts },
    reminder_settings: reminders ?? person.reminder_settings,
    suggestion_settings: suggestions ?? person.suggestion_settings,
    picture_theme: theme ?? person.picture_theme,
    revision: person.revision + 1,
  };
  const before = known === null ? null : ({ kind: 'person', row: known } as const);
  return [{ before, after: { kind: 'person', row } }];
}
