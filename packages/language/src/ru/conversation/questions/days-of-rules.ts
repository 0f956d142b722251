import { daysOf, nameFirst, type QueryRule } from './query-form-rules.ts';

/** On which days one thing is, by its name: "в какие дни бассейн", "английский по каким дням". */
export const DAYS_OF_RULES: readonly QueryRule[] = [
  daysOf('в|во какие дни недели? <object>'),
  daysOf('в каких числах <object>'),
  daysOf('в какие часы|числа <object>'),
  daysOf('по каким дням|числам|часам недели? <object>'),
  daysOf('какие дни недели? у|для <object>'),
  daysOf('какие дни недели <object>'),
  daysOf('сколько раз <object>'),
  nameFirst('<named> в|во какие дни|часы|числа недели? <more>'),
  nameFirst('<named> по каким дням|числам|часам недели? <more>'),
  nameFirst('<named> какие дни недели? <more>'),
];
