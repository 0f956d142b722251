import { afterEach, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

/** The clocks of Berlin: 29 March 2026 has no 02:00 to 03:00, 25 October has it twice. */

const ZONE = 'Europe/Berlin';

let house: House;
afterEach(() => house.stop());

/** Somebody who says these things at this time; what is answered to each. */
async function told(now: string, ...said: readonly string[]): Promise<string[]> {
  house = await startHouse({ now, environment: { APP_TIMEZONE: ZONE } });
  const person = house.server.world.createPerson();
  const answers: string[] = [];
  for (const words of said) {
    person.says(words);
    const last = (await house.shown(person.id)).at(-1);
    answers.push(last?.text ?? last?.caption ?? '');
  }
  return answers;
}

interface Row {
  readonly title: string;
  readonly span: string;
  readonly minutes: number;
  readonly repeats_at: string | null;
  readonly zone: string | null;
}

async function rows(): Promise<Row[]> {
  const { rows: found } = await house.connection.pool.query<Row>(`select title,
      to_char(start_at at time zone 'UTC', 'DD HH24:MI') || ' to '
        || to_char(end_at at time zone 'UTC', 'DD HH24:MI') as span,
      duration_minutes as minutes, recurrence_time as repeats_at, recurrence_zone as zone
    from timeblock order by number`);
  return found;
}

it('what repeats and is made on the day of a skipped hour keeps its hours on all others', async () => {
  const answers = await told(
    '2026-03-29T00:30:00+01:00',
    'поставь блок зарядка сегодня в 02:30 на полчаса каждый день',
    'поставь блок йога каждый день с 02:15 до 02:45',
    'поставь блок бег каждый день с 01:30 до 03:30',
    'поставь блок сон каждый день с 02:30 до 04:30',
    'поставь блок чтение каждый день в 01:30 на 2 часа',
    'что у меня завтра?',
  );
  expect(answers[0]).toBe(
    [
      '02:30 в этот день не бывает: часы переводят вперёд. Записал на сегодня, 03:30.',
      'Поставил блок «зарядка» (BLOCK-001).',
      'Когда: сегодня, 03:30–04:00 (30 мин).',
      'Повтор: каждый день.',
    ].join('\n'),
  );
  expect(answers[1]).toContain('Когда: сегодня, 03:15–03:45 (30 мин).');
  // As long as on other days, and shown with it.
  expect(answers[2]).toContain('Когда: сегодня, 01:30–04:30 (2 ч).');
  expect(answers[3]).toContain('Когда: сегодня, 03:30–05:30 (2 ч).');
  expect(answers[4]).toContain('Когда: сегодня, 01:30–04:30 (2 ч).');
  expect(answers[5]).toBe(
    [
      'План: завтра, 30 марта',
      '',
      '01:30–03:30  бег',
      '01:30–03:30  чтение',
      '02:15–02:45  йога',
      '02:30–03:00  зарядка',
      '02:30–04:30  сон',
    ].join('\n'),
  );
  expect(await rows()).toEqual([
    {
      title: 'зарядка',
      span: '29 01:30 to 29 02:00',
      minutes: 30,
      repeats_at: '02:30',
      zone: ZONE,
    },
    { title: 'йога', span: '29 01:15 to 29 01:45', minutes: 30, repeats_at: '02:15', zone: ZONE },
    { title: 'бег', span: '29 00:30 to 29 02:30', minutes: 120, repeats_at: '01:30', zone: ZONE },
    { title: 'сон', span: '29 01:30 to 29 03:30', minutes: 120, repeats_at: '02:30', zone: ZONE },
    {
      title: 'чтение',
      span: '29 00:30 to 29 02:30',
      minutes: 120,
      repeats_at: '01:30',
      zone: ZONE,
    },
  ]);
});

it('what comes once over a skipped hour is as long as it takes, and says so', async () => {
  const answers = await told(
    '2026-03-28T12:00:00+01:00',
    'поставь блок смена завтра с 01:30 до 04:30',
    'поставь блок встреча завтра в 10 на час каждый день',
    'что у меня завтра?',
  );
  expect(answers[0]).toContain('Когда: завтра, 01:30–04:30 (2 ч).');
  expect(answers[2]).toBe(
    ['План: завтра, 29 марта', '', '01:30–04:30 (2 ч)  смена', '10:00–11:00  встреча'].join('\n'),
  );
  expect(await rows()).toEqual([
    { title: 'смена', span: '29 00:30 to 29 02:30', minutes: 120, repeats_at: null, zone: null },
    {
      title: 'встреча',
      span: '29 08:00 to 29 09:00',
      minutes: 60,
      repeats_at: '10:00',
      zone: ZONE,
    },
  ]);
});

it('what lies in the hour that comes twice shows its length', async () => {
  const answers = await told(
    '2026-10-24T12:00:00+02:00',
    'поставь блок смена завтра с 02:30 до 03:30',
    'поставь блок ночь завтра в 02:30 на час',
    'поставь блок чай завтра в 02:30 на полчаса каждый день',
    'поставь блок обход каждый день с 02:45 до 03:15',
    'что у меня завтра?',
    'что у меня 26 октября?',
    'сколько занято завтра?',
  );
  expect(answers[0]).toContain('Когда: завтра, 02:30–03:30 (2 ч).');
  expect(answers[1]).toContain('Когда: завтра, 02:30–02:30 (1 ч).');
  expect(answers[2]).toContain('Когда: завтра, 02:30–02:00 (30 мин).');
  expect(answers[3]).toContain('Когда: завтра, 02:45–02:15 (30 мин).');
  expect(answers[4]).toBe(
    [
      'План: завтра, 25 октября',
      '',
      '02:30–03:30 (2 ч)  смена',
      '02:30–02:30 (1 ч)  ночь',
      '02:30–02:00 (30 мин)  чай',
      '02:45–02:15 (30 мин)  обход',
    ].join('\n'),
  );
  expect(answers[5]).toBe(
    ['План: понедельник, 26 октября', '', '02:30–03:00  чай', '02:45–03:15  обход'].join('\n'),
  );
  expect(answers[6]).toContain('занято 4 ч');
  expect(await rows()).toEqual([
    { title: 'смена', span: '25 00:30 to 25 02:30', minutes: 120, repeats_at: null, zone: null },
    { title: 'ночь', span: '25 00:30 to 25 01:30', minutes: 60, repeats_at: null, zone: null },
    { title: 'чай', span: '25 00:30 to 25 01:00', minutes: 30, repeats_at: '02:30', zone: ZONE },
    { title: 'обход', span: '25 00:45 to 25 01:15', minutes: 30, repeats_at: '02:45', zone: ZONE },
  ]);
});
