import { describe, expect, it } from 'vitest';
import { describeRecurrence } from './recurrence.ts';

// cites: RR-words
describe('a repeat in words', () => {
  it.each([
    ['FREQ=DAILY', 'каждый день'],
    ['FREQ=DAILY;INTERVAL=2', 'раз в 2 дня'],
    ['FREQ=DAILY;INTERVAL=21', 'раз в 21 день'],
    ['FREQ=MINUTELY;INTERVAL=30', 'раз в 30 минут'],
    ['FREQ=HOURLY;INTERVAL=2', 'раз в 2 часа'],
    ['FREQ=DAILY;BYHOUR=9,21', 'каждый день, в 09:00 и 21:00'],
    ['FREQ=DAILY;BYHOUR=9,21;BYMINUTE=30', 'каждый день, в 09:30 и 21:30'],
    ['FREQ=WEEKLY', 'каждую неделю'],
    ['FREQ=WEEKLY;BYDAY=WE', 'каждую среду'],
    ['FREQ=WEEKLY;BYDAY=SU', 'каждое воскресенье'],
    ['FREQ=WEEKLY;BYDAY=TU,TH', 'по вторникам и четвергам'],
    ['FREQ=WEEKLY;BYDAY=MO,WE,FR', 'по понедельникам, средам и пятницам'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'по будням'],
    ['FREQ=WEEKLY;BYDAY=SA,SU', 'по выходным'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=WE', 'раз в 2 недели по средам'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR', 'раз в 2 недели по будням'],
    ['FREQ=MONTHLY', 'каждый месяц'],
    ['FREQ=MONTHLY;BYMONTHDAY=5', 'каждый месяц, 5-го числа'],
    ['FREQ=MONTHLY;BYMONTHDAY=5,20', 'каждый месяц, 5-го и 20-го числа'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'каждый месяц, в последний день'],
    ['FREQ=MONTHLY;BYDAY=1MO,3MO', 'каждый месяц, в первый понедельник и в третий понедельник'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'каждый месяц, в последнюю пятницу'],
    ['FREQ=MONTHLY;BYDAY=2SU', 'каждый месяц, во второе воскресенье'],
    ['FREQ=MONTHLY;BYDAY=WE;BYSETPOS=3', 'каждый месяц, в третью среду'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'каждый месяц, в последний рабочий день'],
    ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1', 'каждый месяц'],
    ['FREQ=YEARLY', 'каждый год'],
    ['FREQ=YEARLY;BYMONTH=5', 'каждый год, в мае'],
    ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8', 'каждый год, 8 марта'],
    ['FREQ=YEARLY;BYMONTH=10;BYDAY=3TU', 'каждый год, в третий вторник октября'],
    ['FREQ=MONTHLY;BYMONTH=6,7;BYMONTHDAY=1', 'каждый месяц, 1-го числа, в июне и июле'],
    ['FREQ=DAILY;UNTIL=20260331', 'каждый день, до 31 марта 2026'],
    ['FREQ=WEEKLY;BYDAY=WE;UNTIL=20261231T205959Z', 'каждую среду, до 31 декабря 2026'],
    ['FREQ=DAILY;COUNT=5', 'каждый день, всего 5 раз'],
    ['FREQ=DAILY;COUNT=3', 'каждый день, всего 3 раза'],
    ['FREQ=SECONDLY', 'с повтором'],
  ])('%s', (rule, words) => {
    expect(describeRecurrence(rule)).toBe(words);
  });
});
