import { DaypartHours, isTimeZone, type Message } from '@planerka/contracts';
import {
  DAYPART_DEFAULTS,
  DEFAULT_QUIET,
  DEFAULT_REMINDERS,
  DEFAULT_SUGGESTIONS,
  type Person,
  type QuietHours,
  ReminderSettings,
  type Step,
  SuggestionSettings,
  say,
  WorkingHours,
} from '@planerka/plan';
import type { SettingsProposal } from '../proposal.ts';
import type { Handler } from '../turn/handler.ts';
import type { Turn } from '../turn/turn.ts';
import { type Refusal, refusal } from '../verdict.ts';

/** The zone of the workspace and the usual hours of the person, as one change that undo takes back. */
export const changeSettings: Handler<SettingsProposal> = async (turn, proposal) => {
  const refused = faultOf(turn, proposal);
  if (refused !== null) return refused;
  const steps = [...zoneStep(turn, proposal), ...(await personStep(turn, proposal))];
  if (steps.length === 0) return holdsAlready(turn, proposal);
  const receipt = turn.change({ action: 'do', type: 'settings_changed' }, steps);
  return { status: 'done', said: [toldOf(turn, proposal)], receipt };
};

/** Why the settings cannot be what was said; null where they can. */
function faultOf(turn: Turn, proposal: SettingsProposal): Refusal | null {
  const { timezone, working_hours: hours, dayparts } = proposal;
  if (timezone !== undefined && !isTimeZone(timezone)) {
    const said = say('unknown_zone', { zone: timezone });
    return refusal('INVALID_COMMAND', said, say('example_zone', {}));
  }
  const reminders = remindersAfter(turn, proposal);
  const suggestions = suggestionsAfter(turn, proposal);
  const remindersFit = reminders === null || remindersHold(reminders);
  const suggestionsFit = suggestions === null || SuggestionSettings.safeParse(suggestions).success;
  if (!remindersFit || !suggestionsFit) return unchanged();
  const daypartsFit = dayparts === undefined || DaypartHours.safeParse(dayparts).success;
  return hoursFit(hours) && daypartsFit
    ? null
    : refusal('INVALID_COMMAND', say('bad_hours', {}), say('example_hours', {}));
}

function hoursFit(hours: SettingsProposal['working_hours']): boolean {
  return hours === undefined || (WorkingHours.safeParse(hours).success && hours.from < hours.to);
}

/** Who names the city that holds already is told that it does. */
function holdsAlready(turn: Turn, proposal: SettingsProposal): Refusal {
  const { place: city, timezone, until = null } = proposal;
  if (city === undefined || timezone === undefined) return unchanged();
  const held = say('zone_saved', { city, timezone, now: turn.now, until });
  return refusal('INVALID_COMMAND', held, null);
}

function unchanged(): Refusal {
  return refusal('INVALID_COMMAND', say('settings_unchanged', {}), say('other_settings', {}));
}

/** The settings that the message named, as they are now; the zone and the hours where it named none. */
function toldOf(turn: Turn, proposal: SettingsProposal): Message {
  const reminders = remindersAfter(turn, proposal);
  if (reminders !== null) return remindersTold(proposal, reminders);
  const { picture_theme: theme, place: city, timezone, until = null } = proposal;
  if (theme !== undefined) return say('picture_theme', { theme });
  const suggestions = suggestionsAfter(turn, proposal);
  if (suggestions !== null) return say('suggestion_settings', { settings: suggestions });
  if (city !== undefined && timezone !== undefined) {
    return say('zone_saved', { city, timezone, now: turn.now, until });
  }
  return hoursTold(turn);
}

function hoursTold({ settings, workingHours, person }: Turn): Message {
  const own = person?.dayparts ?? {};
  const dayparts = {
    morning: own.morning ?? DAYPART_DEFAULTS.morning,
    afternoon: own.afternoon ?? DAYPART_DEFAULTS.afternoon,
    evening: own.evening ?? DAYPART_DEFAULTS.evening,
  };
  const { timezone } = settings;
  return say('settings_saved', { timezone, working_hours: workingHours, dayparts });
}

/** Quiet hours that begin when they end would be none, which nobody has asked for. */
function remindersHold(wanted: ReminderSettings): boolean {
  const { quiet } = wanted;
  const isEmpty = quiet !== null && quiet.from === quiet.to;
  return ReminderSettings.safeParse(wanted).success && !isEmpty;
}

/** Where only quiet hours were named, only they are told, both ends. */
function remindersTold({ reminders = {} }: SettingsProposal, settings: ReminderSettings): Message {
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

/** How the person is reminded from now on; null when the proposal does not name it. */
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

/** Where the person wants suggestions from now on; null when the proposal does not name it. */
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
