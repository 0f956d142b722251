import { announcedTasks } from '../division/announced-tasks.ts';
import { plainFields } from '../fields/plain-fields.ts';
import { evenMore, timeBehindReason } from '../fields/said-order.ts';
import { keptTime } from '../times/kept-time.ts';
import { clientHeaded } from './client-headed.ts';
import { dayHeaded } from './day-headed.ts';
import { daysCorrected } from './days-corrected.ts';
import { dividedAs } from './divided-as.ts';
import { fetched } from './fetched.ts';
import { givingBack } from './giving-back.ts';
import { hyphened } from './hyphened.ts';
import { inLatin } from './in-latin.ts';
import { ledToIt } from './led-to-it.ts';
import { lengthAhead } from './length-ahead.ts';
import { letBehind } from './let-behind.ts';
import { withoutTopic } from './of-topic.ts';
import { doneAgain } from './once-more.ts';
import { placeCorrected } from './place-corrected.ts';
import { priced } from './priced.ts';
import { reasonAhead } from './reason-ahead.ts';
import { reminderCounted } from './reminder-counted.ts';
import { roomAsked } from './room-asked.ts';
import { saidAround } from './said-around.ts';
import { saidAsReminder } from './said-as-reminder.ts';
import { secondThought } from './second-thought.ts';
import { shiftsTold } from './shifts-told.ts';
import { tailBehind } from './tail-behind.ts';
import { tersely } from './tersely.ts';
import { thisThen } from './this-then.ts';
import { visitsTold } from './visits-told.ts';
import { whomCorrected } from './whom-corrected.ts';
import { withoutAsides } from './without-asides.ts';
import { writeMe } from './write-me.ts';

/** The first that knows the words decides: what is divided or announced comes before what only stands around. */
const PLAINER: ReadonlyArray<(text: string) => string | null> = [
  hyphened,
  inLatin,
  withoutAsides,
  reminderCounted,
  writeMe,
  placeCorrected,
  daysCorrected,
  saidAsReminder,
  thisThen,
  reasonAhead,
  roomAsked,
  lengthAhead,
  whomCorrected,
  secondThought,
  keptTime,
  givingBack,
  fetched,
  priced,
  dividedAs,
  clientHeaded,
  announcedTasks,
  dayHeaded,
  shiftsTold,
  ledToIt,
  visitsTold,
  tailBehind,
  letBehind,
  doneAgain,
  tersely,
  plainFields,
  saidAround,
  timeBehindReason,
  evenMore,
  withoutTopic,
];

/** Something new, in plainer words than it was said in; null where no way of saying it is known. */
export function saidPlainly(text: string): string | null {
  for (const plainer of PLAINER) {
    const plain = plainer(text);
    if (plain !== null) return plain;
  }
  return null;
}
