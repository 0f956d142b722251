import { describe, expect, it } from 'vitest';
import { DEFAULT_REMINDERS } from '../objects/settings.ts';
import { heldUntil } from './late-reminder.ts';

/** 02:00 in Moscow; quiet hours last until 08:00. */
const NIGHT = '2026-02-25T23:00:00.000Z';
const MORNING = '2026-02-26T05:00:00.000Z';

function held(fire_at: string, about_at: string | null, now = NIGHT, quiet = true) {
  const settings = quiet ? DEFAULT_REMINDERS : { ...DEFAULT_REMINDERS, quiet: null };
  return heldUntil(
    { fire_at, about_at },
    { settings, zone: 'Europe/Moscow', morning: '09:00', now },
  );
}

// cites: R-late
describe('a reminder', () => {
  it('that was missed waits until quiet hours are over', () => {
    expect(held('2026-02-25T12:00:00.000Z', '2026-02-25T12:00:00.000Z')).toBe(MORNING);
    expect(held('2026-02-25T12:00:00.000Z', null)).toBe(MORNING);
  });

  it('in its time, or a little later, is told at night too', () => {
    expect(held(NIGHT, NIGHT)).toBeNull();
    expect(held('2026-02-25T22:50:00.000Z', '2026-02-25T22:50:00.000Z')).toBeNull();
  });

  it('of what is still ahead is told at once', () => {
    expect(held('2026-02-25T21:00:00.000Z', '2026-02-25T23:30:00.000Z')).toBeNull();
  });

  it('is told outside quiet hours, or where there are none', () => {
    const missed = '2026-02-25T12:00:00.000Z';
    expect(held(missed, missed, MORNING)).toBeNull();
    expect(held(missed, missed, NIGHT, false)).toBeNull();
  });
});
