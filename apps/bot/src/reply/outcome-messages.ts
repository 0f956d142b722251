import type { Frame, Message, Outcome } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { outcomeWords, renderLines, tell } from '@planerka/texts';
import { objectsTold } from '@planerka/views';
import { dayPlanButtons } from './day-plan-buttons.ts';
import { offeredButtons, withChip } from './offer-buttons.ts';
import { type Button, button, type ReplyMessage, type Shown, shownOf } from './reply.ts';
import { reviewButtons } from './review-buttons.ts';

type Asked = Extract<Outcome, { status: 'question' }>;
type Done = Extract<Outcome, { status: 'done' }>;
type Told = Exclude<Outcome, Asked>;

/** One message lists what was done and refused; the open question is a message of its own, with its buttons. */
export function outcomeMessages(
  outcomes: readonly Outcome[],
  transcript: string | null,
  frame: Frame,
): ReplyMessage[] {
  const told = outcomes.filter((outcome) => outcome.status !== 'question');
  const asked = outcomes.filter((outcome) => outcome.status === 'question');
  const open = asked.filter(({ queued }) => !queued).at(-1);
  const messages: ReplyMessage[] = [];
  if (told.length > 0) messages.push(listMessage(told, transcript, frame));
  if (open) {
    const later = asked.some((one) => one.queued && !one.follows && !one.together)
      ? tell('ask_later')
      : null;
    messages.push(questionMessage(open, later, told.length > 0 ? null : transcript));
  }
  return messages;
}

/** The row of buttons under a single done outcome (K2-5-action-summary). */
export function summaryButtons(done: Done): Button[] {
  return [reversal(done), ...changeTarget(done), ...open(done)];
}

function listMessage(told: readonly Told[], transcript: string | null, frame: Frame): ReplyMessage {
  const message = toldMessage(told, transcript, frame);
  const offers = told.flatMap((outcome) =>
    outcome.status === 'done' ? (outcome.offers ?? []) : [],
  );
  return withChip(message, offers, frame);
}

function toldMessage(told: readonly Told[], transcript: string | null, frame: Frame): ReplyMessage {
  const shown = shownBy(told);
  const [only] = told;
  if (told.length === 1 && only) {
    const buttons = buttonsUnder(only);
    return { text: outcomeWords(only), frame, transcript, buttons, shown };
  }
  const text = told.map((outcome, index) => `${index + 1}. ${outcomeWords(outcome)}`).join('\n\n');
  const done = told.flatMap((outcome, index) =>
    outcome.status === 'done' && outcome.receipt.action === 'do'
      ? [{ outcome, label: tell('label_undo_one', { position: index + 1 }) }]
      : [],
  );
  const [first] = done;
  const anew = told.flatMap((outcome) => (outcome.status === 'refused' ? askAnew(outcome) : []));
  if (done.length === 1 && first) {
    const buttons = [summaryButtons(first.outcome), ...anew];
    return { text, frame, transcript, buttons, shown };
  }
  const flow = done.map(({ outcome, label }) => button(label, undoAll([outcome])));
  const all = button(tell('label_undo_all'), undoAll(done.map(({ outcome }) => outcome)));
  const buttons = done.length === 0 ? anew : [[all], ...anew];
  return { text, frame, transcript, flow, buttons, shown };
}

function buttonsUnder(outcome: Told): Button[][] {
  switch (outcome.status) {
    case 'done':
      return [summaryButtons(outcome)];
    case 'offered':
      return offeredButtons(outcome);
    case 'day_plan':
      return dayPlanButtons(outcome);
    case 'review':
      return reviewButtons(outcome);
    case 'refused':
      return askAnew(outcome);
    case 'abstained':
      return [];
  }
}

/** A question that was dropped unanswered can be asked anew. */
function askAnew({ ended }: Extract<Told, { status: 'refused' }>): Button[][] {
  if (ended === undefined) return [];
  return [[button(tell('label_ask_anew'), { type: 'ask_anew', drafts: ended })]];
}

function shownBy(told: readonly Told[]): Shown | undefined {
  const objects = told.flatMap(objectsTold);
  return objects.length === 0 ? undefined : shownOf(objects);
}

/** What was undone offers to come back; everything else offers to be undone. */
function reversal(done: Done): Button {
  const { action, reverted } = done.receipt;
  switch (action) {
    case 'do':
      return button(say('label_undo', {}), undoAll([done]));
    case 'undo':
      return button(tell('label_redo'), { type: 'redo', changes: reverted });
    case 'redo':
      return button(say('label_undo', {}), { type: 'undo', changes: reverted });
  }
}

function undoAll(done: readonly Done[]) {
  return { type: 'undo' as const, changes: done.map(({ receipt }) => receipt.change_id) };
}

function changeTarget({ summary, receipt }: Done): Button[] {
  if (!summary?.can_change_target || receipt.action !== 'do') return [];
  const [{ kind } = {}] = summary.objects;
  const op = { type: 'change_target', change: receipt.change_id } as const;
  return [button(tell('label_change_target', kind === undefined ? {} : { kind }), op)];
}

/** A task or a project can be opened: its Workroom (O2-workroom). */
function open(done: Done): Button[] {
  const [object, ...more] = objectsTold(done);
  if (!object || more.length > 0 || done.receipt.action !== 'do') return [];
  if (done.summary?.can_open === false) return [];
  switch (object.kind) {
    case 'task':
      return [button(say('label_open', {}), { type: 'focus', task: object.number })];
    case 'project':
      return [button(say('label_open', {}), { type: 'focus', project: object.number })];
    case 'timeblock':
      return [];
  }
}

function questionMessage(
  asked: Asked,
  later: Message | null,
  transcript: string | null,
): ReplyMessage {
  const isListed = asked.code === 'READING';
  const { frame, lead, question, choices } = asked;
  const labels = choices.map(({ label }, index) =>
    isListed ? say('numbered', { position: index + 1, label }) : label,
  );
  const said = [...lead, question, ...(isListed ? labels : []), ...(later ? [later] : [])];
  const flow = choices.map((choice, index) =>
    button(labels[index] ?? choice.label, {
      type: 'choose',
      draft: asked.draft_id,
      choice: choice.id,
    }),
  );
  return { text: renderLines(said, frame), frame, transcript, flow, buttons: [] };
}
