import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

/** The hour to which the one thing in view is moved. */
function hourOf(title: string, text: string): string | undefined {
  const thread = spokenOf([{ kind: 'task', number: 1, title }], { default_task_id: 1 });
  const { operations = [] } = readSaid(text, { thread });
  const [only] = operations;
  if (only?.operation.type !== 'reschedule') return undefined;
  return only.operation.planned_time ?? only.operation.planned_at?.slice(11, 16);
}

it.each([
  ['ужин с Глебом', 'давай в восемь', '20:00'],
  ['ужин с Глебом', 'перенеси ужин на завтра на семь', '19:00'],
  ['ужин с Глебом', 'перенеси на пятницу на полдевятого', '20:30'],
  ['концерт в школе', 'перенеси на субботу в семь', '19:00'],
  ['вечеринка у Светы', 'поставь на девять', '21:00'],
  ['утренняя зарядка', 'перенеси на завтра на шесть', '06:00'],
  // something else tells the half, or the event is not what is planned
  ['ужин с Глебом', 'давай в восемь утра', '08:00'],
  ['ужин с Глебом', 'перенеси на завтра на 08:00', '08:00'],
  ['купить рыбу на ужин', 'давай в девять', '09:00'],
  ['репетиция концерта', 'перенеси на завтра на восемь', '08:00'],
  ['стрижка', 'давай в восемь', '08:00'],
])('%s: %s', (title, text, hour) => {
  expect(hourOf(title, text)).toBe(hour);
});
