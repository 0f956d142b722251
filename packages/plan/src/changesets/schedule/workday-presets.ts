/** The weeks that a project's calendar is offered with; 1 = Monday. */
export const WORKDAY_PRESETS = {
  monday_to_friday: [1, 2, 3, 4, 5],
  sunday_to_thursday: [7, 1, 2, 3, 4],
} as const;
