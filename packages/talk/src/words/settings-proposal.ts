import type { ReadSettings } from '@planerka/contracts';
import type { Proposal } from '@planerka/runtime';

type SettingsProposal = Extract<Proposal, { type: 'settings' }>;
type Reminders = NonNullable<ReadSettings['reminders']>;
type QuietWanted = NonNullable<NonNullable<SettingsProposal['reminders']>['quiet']>;

/** What words have set, as a proposal; absent fields stay as they are. */
export function settingsProposal(key: string, setting: ReadSettings): SettingsProposal {
  const { timezone, place, until, working_hours: hours, dayparts, reminders } = setting;
  const { picture_theme: theme } = setting;
  return {
    type: 'settings',
    key,
    ...(timezone === undefined ? {} : { timezone }),
    ...(place === undefined ? {} : { place }),
    ...(until === undefined ? {} : { until }),
    ...(hours === undefined ? {} : { working_hours: hours }),
    ...(dayparts === undefined ? {} : { dayparts }),
    ...(theme === undefined ? {} : { picture_theme: theme }),
    ...(reminders === undefined ? {} : { reminders: known(reminders) }),
  };
}

/** Without the fields that nothing was said of. */
function known({
  block_minutes: minutes,
  quiet,
  morning_at: morning,
  evening_at: evening,
}: Reminders): NonNullable<SettingsProposal['reminders']> {
  return {
    ...(minutes === undefined ? {} : { block_minutes: minutes }),
    ...(quiet === undefined ? {} : { quiet: endsOf(quiet) }),
    ...(morning === undefined ? {} : { morning_at: morning }),
    ...(evening === undefined ? {} : { evening_at: evening }),
  };
}

function endsOf({ from, to }: NonNullable<Reminders['quiet']>): QuietWanted {
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}
