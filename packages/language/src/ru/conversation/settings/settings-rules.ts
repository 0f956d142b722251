import type { ReadSettings } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isFact } from '../../commands/view.ts';
import { objectIn } from '../acts/made.ts';
import { lengthOf, minutesIn, readingOf } from '../acts/when.ts';
import type { Clause } from '../clause.ts';
import type { Caught, PhraseRule } from '../phrase.ts';
import { endsOf } from '../questions/part-of-day.ts';
import { readCity, readCityTime } from './read-city.ts';

export type SettingsRule = PhraseRule<Clause, ReadSettings>;

const DAY_MINUTES = 1440;
const HOURS = 24;
const TIME_AT = 'YYYY-MM-DDT'.length;
const TIME_END = 'YYYY-MM-DDTHH:MM'.length;
const DAY_END = 'YYYY-MM-DD'.length;

/** "я в Дубае до пятницы": a city, and until when; another time beside it tells of something else. */
const zone: SettingsRule['produce'] = (caught, { text, ground }) => {
  const items = caught.gaps.named ?? [];
  const facts = items.filter(isFact);
  const first = items[0];
  const last = items.findLast((item) => !isFact(item));
  if (first === undefined || last === undefined || isFact(first)) return null;
  if (facts.some((item) => item.from < last.from || factOf(item)?.kind !== 'due')) return null;
  const words = text.slice(first.from, last.to);
  const city = readCity(words) ?? readCityTime(words);
  if (city === null) return null;
  const told = facts.length === 0 ? null : readingOf(facts, text, ground)?.reading;
  const until = told?.due ?? told?.start ?? null;
  if (facts.length > 0 && until === null) return null;
  return {
    timezone: city.timezone,
    place: city.name,
    ...(until === null ? {} : { until: until.slice(0, DAY_END) }),
  };
};

/** "с 9 до 18": both ends of the one stretch of hours that is said. */
function hoursSaid(caught: Caught): { from: string; to: string } | null {
  const [only, ...more] = objectIn(caught).filter(isFact);
  const fact = only === undefined || more.length > 0 ? null : factOf(only);
  return fact?.kind === 'clock-range' ? endsOf(fact.range) : null;
}

const workingHours: SettingsRule['produce'] = (caught) => {
  const hours = hoursSaid(caught);
  return hours === null || hours.from >= hours.to ? null : { working_hours: hours };
};

const lead: SettingsRule['produce'] = (caught) => {
  const [only, ...more] = objectIn(caught).filter(isFact);
  const length = only === undefined ? null : lengthOf(factOf(only));
  if (length === null || more.length > 0) return null;
  const minutes = minutesIn(length);
  return minutes < 1 || minutes > DAY_MINUTES ? null : { reminders: { block_minutes: minutes } };
};

/** "на 8": after words that change the hour of something a bare number is one. */
function bareHour(item: Item | undefined, text: string): string | null {
  if (item === undefined || factOf(item)?.kind !== 'for-number') return null;
  const hour = Number(/^\D*(\d{1,2})$/u.exec(text.slice(item.from, item.to))?.[1]);
  return Number.isInteger(hour) && hour < HOURS ? `${String(hour).padStart(2, '0')}:00` : null;
}

/** Ways to say at which hour a digest shall come; `<of>` stands for its part of the day. */
const ASKING_FOR_DIGEST = [
  '<set|change|move> время|час? <of> <own-digest> <time>',
  '<set|change|move> время|час <of> <any-digest> <time>',
  '<of> <own-digest> пусть|должна? будет|приходит|быть? <time>',
  'пусть <of> <any-digest> будет|приходит|будут|приходят <time>',
  '<want-it> бы? <receive> <of> <any-digest> <time>',
  '<send-daily> <of> <any-digest> <time>',
] as const;

const digest = (of: string, field: 'morning_at' | 'evening_at'): SettingsRule[] =>
  ASKING_FOR_DIGEST.map((pattern) => ({
    name: pattern.replace('<of>', `<${of}>`),
    produce: digestAt(field),
  }));

const TOLD_DAY = /^на (?:весь )?(?:день|сегодня|завтра)$/iu;

function digestAt(field: 'morning_at' | 'evening_at'): SettingsRule['produce'] {
  return (caught, { text, ground }) => {
    // "сводку на день в 8 утра": of which day it tells, not when it comes
    const facts: readonly Item[] = objectIn(caught).filter(
      (item) => isFact(item) && !TOLD_DAY.test(text.slice(item.from, item.to)),
    );
    const hour = facts.length === 1 ? bareHour(facts[0], text) : null;
    if (hour !== null) return { reminders: { [field]: hour } };
    const kinds = facts.map((item) => factOf(item)?.kind ?? '');
    if (facts.length === 0 || kinds.some((kind) => kind !== 'clock' && kind !== 'daypart'))
      return null;
    const read = readingOf(facts, text, ground)?.reading;
    const time = read?.time ?? read?.start?.slice(TIME_AT, TIME_END);
    return time === undefined || time === '' ? null : { reminders: { [field]: time } };
  };
}

const dark: SettingsRule['produce'] = () => ({ picture_theme: 'dark' });
const light: SettingsRule['produce'] = () => ({ picture_theme: 'light' });

/** Ways to ask for one of the two looks; `<look>` stands for its words. */
const ASKING_FOR_LOOK = [
  '<set|change|switch-on>? <look> <theme> <picture>? <of-day>?',
  '<set|change|switch-on>? <theme> <picture>? <of-day>? на? <look>',
  '<switch-over> <theme>? на <look> <theme>?',
  '<set|change>? <picture> <of-day>? <look>',
  '<draw> <picture|of-day> <of-day>? <look>',
] as const;

const look = (name: string, produce: SettingsRule['produce']): SettingsRule[] =>
  ASKING_FOR_LOOK.map((pattern) => ({ name: pattern.replace('<look>', `<${name}>`), produce }));

/** Settings that words say whole. The first rule that fits decides. */
export const SETTINGS_RULES: readonly SettingsRule[] = [
  { name: 'я|мы <here>? в|во <named>', produce: zone },
  { name: 'я|мы? <arrived> в|во <named>', produce: zone },
  { name: '<arrived> в|во <named>', produce: zone },
  { name: 'мой|моя|наш? часовой пояс <named>', produce: zone },
  { name: '<set|change|switch-over> мой? часовой пояс на <named>', produce: zone },
  { name: '<set|change|switch-over> пояс на <named>', produce: zone },
  { name: 'я|мы? <arrived>? <set|change|switch-over> мне? часовой пояс <named>', produce: zone },
  { name: 'я|мы? <arrived>? часовой пояс <set|change|switch-over> на? <named>', produce: zone },
  { name: 'я|мы? <here> по <named>', produce: zone },
  { name: 'я|мы? <here> по времени <named>', produce: zone },
  { name: 'у меня|нас время <named>', produce: zone },
  { name: '<return|set|switch-over|switch-on> обратно? <named> время', produce: zone },
  { name: '<return|set|switch-over|switch-on> время на? <named>', produce: zone },
  { name: 'я|мы? <here> по <named> времени', produce: zone },
  { name: '<set|change>? мои? рабочие часы у? меня? <time>', produce: workingHours },
  { name: '<set|change>? мое? рабочее время у? меня? <time>', produce: workingHours },
  { name: 'у? меня? мой? рабочий день у? меня? <time>', produce: workingHours },
  { name: 'я? работаю <time>', produce: workingHours },
  { name: '<keep-reminding> <of-all>? <time>', produce: lead },
  { name: '<keep-reminding> <time> до? <of-all>?', produce: lead },
  { name: '<keep-reminding> о|об|обо|про <of-all> <time>', produce: lead },
  { name: '<keep-reminding> <time> до начала? <of-all>?', produce: lead },
  { name: '<send-daily> утреннюю? <digest> <time>', produce: digestAt('morning_at') },
  { name: '<send-daily> вечерние? <evening-digest> <time>', produce: digestAt('evening_at') },
  ...digest('of-morning', 'morning_at'),
  ...digest('of-evening', 'evening_at'),
  { name: '<change> <reminders> <time> до? начала? <of-all>?', produce: lead },
  { name: 'присылай|шли|хочу <reminders> <time> до? начала? <of-all>?', produce: lead },
  ...look('dark', dark),
  ...look('light', light),
  { name: '<switch-off> <light> <theme> <picture>? <of-day>?', produce: dark },
  { name: '<switch-off> <dark> <theme> <picture>? <of-day>?', produce: light },
];
