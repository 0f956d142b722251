/** Every sentence about what repeats. */
export const series = {
  next: (title: string, when: string) => `Следующий раз: ${when}, ${title}.`,
} as const;
