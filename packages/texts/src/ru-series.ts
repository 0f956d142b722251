/** Every sentence about what repeats. */
export const series = {
  next: (title: string, when: string) => `Следующий раз: ${when}, ${title}.`,
  whichScope: (what: string) => `${what} повторяется. Что изменить?`,
  /** What of a series is meant; `day` is "26 февраля". */
  scopes: {
    this: (day: string) => `Только этот, ${day}`,
    following: () => 'Этот и следующие',
    all: () => 'Все',
  },
  only: (day: string) => `Только ${day}, остальные как были.`,
  from: (day: string) => `${day} и все следующие.`,
  all: 'Все повторения.',
  /** Occurrences that were changed alone before. */
  others: (count: number) => `Изменённые отдельно тоже: ${count}.`,
  othersInTheirTime: (count: number) => `Изменённые отдельно тоже, в своё время: ${count}.`,
  othersStay: (count: number) => `Изменённые отдельно остались как были: ${count}.`,
  ended: 'Больше не повторится.',
  repeats: (rule: string) => `Повтор: ${rule}.`,
} as const;
