/** "напомни форму забрать 26.02.2026 в 17:30", and from what that was counted */
export const reminderAt = (day: string, clock: string, deed: string, counted: string): string =>
  `напомни ${deed} ${day} в ${clock}, заметка: ${counted}`;
