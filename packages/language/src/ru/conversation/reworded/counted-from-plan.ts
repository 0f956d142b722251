import {
  type LocalNow,
  minutesAfter,
  readNow,
  SECONDS_PER_DAY,
} from '../../../calendar/local-instant.ts';
import type { Spoken } from '../../../spoken.ts';
import { factOf } from '../../../time/frame.ts';
import { minutesOf } from '../../../time/length-minutes.ts';
import { countedIn } from '../../commands/reworded/reminder-counted.ts';
import { countedFrom } from '../../commands/reworded/reminder-counted-phrases.ts';
import { readText } from '../../grammar.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import { reminderAt } from './counted-from-plan-phrases.ts';

/**
 * "напомни за полчаса до футбола форму забрать", where football stands at an hour to come: a reminder at half an hour
 * before it. Null where nothing or more than one thing bears the name, or the hour would be over: then it is waited for.
 */
export function countedFromPlan({ text, request, ground }: Spoken): string | null {
  const { thread } = request;
  const counted = thread?.beginnings === undefined ? null : countedIn(text);
  if (thread === undefined || counted === null) return null;
  const [only, ...more] = knownAs(namingWords(counted.event), thread);
  if (only === undefined || more.length > 0) return null;
  const begins = thread.beginnings?.find(
    ({ kind, number }) => kind === only.kind && number === only.number,
  );
  const minutes = minutesIn(counted.length);
  if (begins === undefined || minutes === null) return null;
  const at = minutesAfter(begins.begins_at, -minutes, ground.now);
  if (wallSecond(readNow(at, null)) <= wallSecond(ground.now)) return null;
  const [, year = '', month = '', day = '', clock = ''] = WRITTEN.exec(at) ?? [];
  return reminderAt(
    `${day}.${month}.${year}`,
    clock,
    counted.deed,
    countedFrom(counted.length, counted.event),
  );
}
const wallSecond = ({ day, second }: LocalNow): number => day * SECONDS_PER_DAY + second;

const WRITTEN = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/u;

/** "за полчаса" */
function minutesIn(length: string): number | null {
  const [only, ...more] = readText(length).items;
  const fact = only === undefined ? null : factOf(only);
  return fact?.kind === 'due-in' && more.length === 0 ? minutesOf(fact.length) : null;
}
