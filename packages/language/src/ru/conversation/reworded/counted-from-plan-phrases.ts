/** "напомни форму забрать 26.02.2026 в 17:30" */
export const reminderAt = (day: string, clock: string, deed: string): string =>
  `напомни ${deed} ${day} в ${clock}`;
