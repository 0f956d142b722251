import type { Item } from '../../grammar/item.ts';
import type { Rule } from '../../grammar/rule.ts';
import type { Day } from '../../meaning.ts';
import { hasTag } from '../tags.ts';
import { daypartOf, moment, partOfDay, rule } from './make.ts';

const weekdayDay = (item: Item): Day => ({ kind: 'weekday', weekday: item.value, which: 'plain' });

/** "пт вечер", but not "завтра вечер встреч" */
const isLast = (noun: Item, after: Item | null): boolean =>
  hasTag(noun, 'named-daypart') && (after === null || after.kind !== 0);

/** "вечером", "с утра", "после обеда" */
export const DAYPARTS: readonly Rule[] = [
  rule('<daypart-noun> <weekday>', (m) =>
    moment(weekdayDay(m.weekday), daypartOf(m['daypart-noun'])),
  ),
  rule('<daypart-noun> <day>', (m) =>
    m.day.meaning.day.kind === 'weekday'
      ? moment(m.day.meaning.day, daypartOf(m['daypart-noun']))
      : null,
  ),
  rule('<of-daypart> <weekday>', (m) => moment(weekdayDay(m.weekday), daypartOf(m['of-daypart']))),
  rule('<weekday> ,? <daypart-noun>', (m, { after }) =>
    isLast(m['daypart-noun'], after)
      ? moment(weekdayDay(m.weekday), daypartOf(m['daypart-noun']))
      : null,
  ),
  rule('<day> ,? <daypart-noun>', (m, { after }) =>
    isLast(m['daypart-noun'], after)
      ? moment(m.day.meaning.day, daypartOf(m['daypart-noun']))
      : null,
  ),
  rule('в|на? <relative-adjective> <lunch>', (m) =>
    moment({ kind: 'relative', days: m['relative-adjective'].value }, 'lunch'),
  ),
  // "ночью с пятницы на субботу"
  rule('<daypart> с <a:weekday> на <b:weekday>', ({ daypart, a }) =>
    moment(weekdayDay(a), daypartOf(daypart)),
  ),
  rule('<relative-adjective> <daypart>', (m) =>
    moment({ kind: 'relative', days: m['relative-adjective'].value }, daypartOf(m.daypart)),
  ),
  // "субботним утром", "в пятничный вечер"
  rule('<weekday-adjective> <daypart>', (m) =>
    moment(weekdayDay(m['weekday-adjective']), daypartOf(m.daypart)),
  ),
  rule('в|на? <weekday-adjective> <daypart-noun>', (m) =>
    moment(weekdayDay(m['weekday-adjective']), daypartOf(m['daypart-noun'])),
  ),
  rule('<last> <daypart>', (m) => moment({ kind: 'relative', days: -1 }, daypartOf(m.daypart))),
  rule('<relative-adjective> <daypart-noun>', (m) =>
    moment({ kind: 'relative', days: m['relative-adjective'].value }, daypartOf(m['daypart-noun'])),
  ),
  rule('<relative-adjective> <of-daypart>', (m) =>
    moment({ kind: 'relative', days: m['relative-adjective'].value }, daypartOf(m['of-daypart'])),
  ),
  rule('<daypart>', (m, { before }) =>
    // "поздравить с днём рождения"
    hasTag(before, 'with-alone') ? null : partOfDay(daypartOf(m.daypart)),
  ),
  rule('<early-late> <daypart>', (m) => partOfDay(daypartOf(m.daypart))),
  rule('с <early-hours>', () => partOfDay('morning')),
  rule('с <early-late> <of-daypart>', (m) => partOfDay(daypartOf(m['of-daypart']))),
  rule('<amid> дня', () => partOfDay('afternoon')),
  rule('рано|поздно|позже <daypart>', (m) => partOfDay(daypartOf(m.daypart))),
  rule('<next> <daypart>', (m) => moment({ kind: 'relative', days: 1 }, daypartOf(m.daypart))),
  rule('на <next> <daypart-noun>', (m) =>
    moment({ kind: 'relative', days: 1 }, daypartOf(m['daypart-noun'])),
  ),
  rule('<this> <daypart>', (m) => partOfDay(daypartOf(m.daypart))),
  rule('<this> <daypart-noun>', (m) => partOfDay(daypartOf(m['daypart-noun']))),
  rule('в|на <this> <daypart-noun>', (m) => partOfDay(daypartOf(m['daypart-noun']))),
  rule('с <earliest>? <of-daypart> пораньше?', (m) =>
    daypartOf(m['of-daypart']) === 'morning' ? partOfDay('morning') : null,
  ),
  rule('с <this> <of-daypart>', (m) => partOfDay(daypartOf(m['of-daypart']))),
  rule('на <daypart-noun>', (m) => partOfDay(daypartOf(m['daypart-noun']))),
  rule('под <daypart-noun>', (m) => partOfDay(daypartOf(m['daypart-noun']))),
  rule('в <lunch>', () => partOfDay('lunch')),
  rule('на <lunch>', () => partOfDay('lunch')),
  rule('под <lunch>', () => partOfDay('lunch')),
  rule('в районе|район <lunch>', () => partOfDay('lunch')),
  rule('в|на <part-of-day>', (m) => partOfDay(m['part-of-day'].meaning.daypart)),
  rule('после <lunch>', () => partOfDay('afternoon')),
  rule('в <lunch-adjective> перерыв|время|час', () => partOfDay('lunch')),
  rule('в <afternoon-adjective> время', () => partOfDay('afternoon')),
  // the parts of a working day, where people differ little
  rule('перед работой', () => partOfDay('morning')),
  // "доехать до работы" is a place
  rule('до работы', (_, { before, after }) => {
    const isTime = before === null || before.meaning !== null;
    return !isTime || hasTag(after, 'work-on') ? null : partOfDay('morning');
  }),
  rule('после работы', (_, { after }) => (hasTag(after, 'work-on') ? null : partOfDay('evening'))),
  rule('перед сном', () => partOfDay('night')),
];
