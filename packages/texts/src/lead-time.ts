import { formatDuration } from './dates.ts';
import { counted } from './plural.ts';

const DAY_MINUTES = 24 * 60;

/** "30 мин", "1 ч", "2 дня" */
export function formatLead(minutes: number): string {
  return minutes % DAY_MINUTES === 0 && minutes > 0
    ? counted(minutes / DAY_MINUTES, 'день', 'дня', 'дней')
    : formatDuration(minutes);
}

/** How long before: "за 30 мин", "за 1 день", and at the time itself "точно вовремя". */
export function leadTime(minutes: number): string {
  return minutes === 0 ? 'точно вовремя' : `за ${formatLead(minutes)}`;
}
