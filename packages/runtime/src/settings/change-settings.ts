import { DaypartHours, isTimeZone } from '@planerka/contracts';
import { refusal } from '../commands/settled.ts';
import type { Handler } from '../handler.ts';
import { DAYPART_DEFAULTS, type Person, WorkingHours } from '../plan/settings.ts';
import type { SettingsProposal } from '../proposal.ts';
import { ru } from '../texts/ru.ts';
import type { Step, Turn } from '../turn.ts';

/** The zone of the workspace and the usual hours of the person, as one change that undo takes back. */
export const changeSettings: Handler<SettingsProposal> = async (turn, proposal) => {
  if (proposal.timezone !== undefined && !isTimeZone(proposal.timezone)) {
    return refusal(
      'INVALID_COMMAND',
      ru.refused.badZone(proposal.timezone),
      ru.refused.badZoneRecovery,
    );
  }
  const hours = proposal.working_hours;
  const hoursFit =
    hours === undefined || (WorkingHours.safeParse(hours).success && hours.from < hours.to);
  const daypartsFit =
    proposal.dayparts === undefined || DaypartHours.safeParse(proposal.dayparts).success;
  if (!hoursFit || !daypartsFit) {
    return refusal('INVALID_COMMAND', ru.refused.badHours, ru.refused.badHoursRecovery);
  }
  const steps = [...zoneStep(turn, proposal), ...(await personStep(turn, proposal))];
  if (steps.length === 0) {
    return refusal('INVALID_COMMAND', ru.refused.noSettings, ru.refused.noSettingsRecovery);
  }
  const receipt = turn.change({ action: 'do', type: 'settings_changed' }, steps);
  const { from, to } = turn.workingHours;
  const { morning, afternoon, evening } = { ...DAYPART_DEFAULTS, ...turn.person?.dayparts };
  return {
    status: 'done',
    user_message: ru.done.settings(
      turn.settings.timezone,
      `${from}–${to}`,
      [morning, afternoon, evening].join(', '),
    ),
    receipt,
  };
};

function zoneStep(turn: Turn, proposal: SettingsProposal): Step[] {
  const { settings } = turn;
  if (proposal.timezone === undefined || proposal.timezone === settings.timezone) return [];
  const row = { ...settings, timezone: proposal.timezone, revision: settings.revision + 1 };
  return [{ before: { kind: 'workspace', row: settings }, after: { kind: 'workspace', row } }];
}

async function personStep(turn: Turn, proposal: SettingsProposal): Promise<Step[]> {
  if (proposal.working_hours === undefined && proposal.dayparts === undefined) return [];
  const known = turn.person;
  const person: Person = known ?? {
    person_id: turn.newId(),
    actor: turn.context.actor.id,
    working_hours: null,
    dayparts: {},
    revision: 0,
  };
  const row: Person = {
    ...person,
    working_hours: proposal.working_hours ?? person.working_hours,
    dayparts: { ...person.dayparts, ...proposal.dayparts },
    revision: person.revision + 1,
  };
  const before = known === null ? null : ({ kind: 'person', row: known } as const);
  return [{ before, after: { kind: 'person', row } }];
}
