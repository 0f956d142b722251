import { operations } from './ru-operations.ts';

/** What the rules of single operations say; every other message stands in the dictionary. */
export const ru = {
  operations,
  refused: {
    endBeforeStart: (span: string) => `Конец раньше начала: ${span}.`,
    endRecovery: 'Назовите начало и конец ещё раз, например: «завтра с 14 до 15:30».',
    wrongKindRecovery: 'Ничего не изменилось.',
    nothingFoundRecovery: 'Ничего не изменилось. Всё записанное покажут /today, /week и /inbox.',
    noChangeRecovery: '',
  },
} as const;
