import type { Outcome } from '@planerka/contracts';
import { isCreate } from '@planerka/plan';
import type { Kernel, Story } from '../rig/kernel.ts';
import { command, envelope, operation, type Wish } from '../rig/wishes.ts';
import { type Act, type Said, withFields } from './act.ts';
import type { Came } from './history.ts';

type ActOfPerson = Exclude<Act, { do: 'wait' | 'call' }>;

const SAID = 'слова человека';

/** One person at the one door: turns acts into proposals, and remembers what was asked of them. */
export class PersonAtTheDoor {
  readonly #kernel: Kernel;
  readonly #story: Story;
  #calls = 0;
  #last: { key: string; wishes: readonly Wish[] } = { key: '', wishes: [] };
  #question: { draft: string; choices: readonly string[] } | null = null;

  constructor(kernel: Kernel, story: Story) {
    this.#kernel = kernel;
    this.#story = story;
  }

  /** `changes`: ids of the original changes of the workspace, newest first. */
  async perform(act: ActOfPerson, changes: readonly string[]): Promise<Came[]> {
    if (act.do !== 'repeat') {
      this.#calls += 1;
      const key = `${act.by}:${this.#calls}`;
      this.#last = { key, wishes: await this.#wishesOf(act, changes) };
    }
    const { key, wishes } = this.#last;
    if (wishes.length === 0) return [];
    const proposals = wishes.map((wish, index) => ({ ...wish, key: `${key}:${index}` }));
    const outcomes = await this.#kernel.runtime.propose(this.#story.context, proposals);
    const asked = outcomes.findLast((outcome) => outcome.status === 'question' && !outcome.queued);
    if (asked?.status === 'question') {
      const { draft_id: draft, choices } = asked;
      this.#question = { draft, choices: choices.map(({ id }) => id) };
    }
    return outcomes.map(cameOf);
  }

  async #wishesOf(
    act: Exclude<ActOfPerson, { do: 'repeat' }>,
    changes: readonly string[],
  ): Promise<Wish[]> {
    const question = this.#question;
    switch (act.do) {
      case 'say':
        return act.words.map(wishOf);
      case 'answer':
        return await this.#answer(act);
      case 'pick': {
        const choice = question?.choices[act.position % Math.max(1, question.choices.length)];
        if (!question || choice === undefined) return [];
        return [{ type: 'choice', draft_id: question.draft, choice_id: choice }];
      }
      case 'expire':
        return question ? [{ type: 'expire', draft_id: question.draft }] : [];
      case 'retarget': {
        const change = changes[act.back];
        return change === undefined ? [] : [{ type: 'change_target', change_id: change }];
      }
      case 'undo':
      case 'redo': {
        if (act.back === undefined) return [{ type: act.do }];
        const change = changes[act.back];
        return change === undefined ? [] : [{ type: act.do, change_ids: [change] }];
      }
      case 'cancel':
        return [{ type: 'cancel', said: SAID }];
      case 'mumble':
        return [{ type: 'not_understood', said: SAID }];
      case 'settings':
        return [{ type: 'settings', ...act.values }];
    }
  }

  /** Words about the question that was asked last: as its draft is, with the act's fields. */
  async #answer({
    entities,
    fields,
    mention,
    refs = [],
  }: Extract<Act, { do: 'answer' }>): Promise<Wish[]> {
    if (!this.#question) return [];
    const draft_id = this.#question.draft;
    const { workspace } = this.#story.context;
    const draft = await this.#kernel.reader.draft(workspace, draft_id);
    if (!draft) return [];
    const { operation: asked, confidence } = draft.operation;
    if (isCreate(asked)) {
      const answered = envelope(asked.type, { ...asked.entities, ...entities }, confidence);
      return [{ type: 'answer', draft_id, envelope: answered, said: SAID }];
    }
    const read = {
      operation: withFields(asked, fields),
      confidence: 0.95,
      ...(mention === undefined ? {} : { mention }),
    };
    return [{ type: 'operation_answer', draft_id, read, refs, said: SAID }];
  }
}

function wishOf(said: Said): Wish {
  if ('command' in said) {
    const { command: intent, entities, confidence, reading } = said;
    const readings = reading ? [envelope(intent, reading, confidence)] : [];
    return command(intent, entities, { confidence, readings, said: SAID });
  }
  const { operation: op, refs = [], suggested = [], offered, pressed, ...read } = said;
  return {
    ...operation(op, { ...read, refs, suggested, ...(offered ? { offered } : {}), said: SAID }),
    ...(pressed ? { pressed } : {}),
  } as Wish;
}

function cameOf(outcome: Outcome): Came {
  switch (outcome.status) {
    case 'done': {
      const assumed = outcome.summary?.assumed ?? null;
      return { status: 'done', ...(assumed === null ? {} : { assumed }) };
    }
    case 'question':
      return {
        status: outcome.queued ? 'queued' : 'question',
        code: outcome.code,
        choices: outcome.choices.map(({ id }) => id),
      };
    case 'refused':
      return { status: 'refused', code: outcome.code };
    case 'offered':
    case 'day_plan':
    case 'review':
    case 'abstained':
      return { status: outcome.status };
  }
}
