import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Message, Person } from '@planerka/bot-api';
import { type OperationCase, operationCases, TASK_MADE } from '../rig/operation-cases.ts';
import type { Story } from './stories.ts';
import type { Storyteller } from './storyteller.ts';

const bytes = readFileSync(path.join(import.meta.dirname, '../rig/fixtures/block-tomorrow.ogg'));

type Way = (t: Storyteller, each: OperationCase, who: Person, shown: Message) => Promise<unknown>;

/** Each operation once, by a person who has nothing but what it is done to. */
function everyOperation(way: Way): Story['tell'] {
  return async (t) => {
    for (const each of operationCases) {
      const who = t.house.server.world.createPerson({ firstName: 'Человек' });
      const shown = await t.assume(who, ...(each.given ?? TASK_MADE));
      await way(t, each, who, shown);
    }
  };
}

async function choose(t: Storyteller, { chosen }: OperationCase, who: Person): Promise<void> {
  if (chosen !== undefined) await t.taps(chosen, { as: who });
}

/** Every operation by text, voice, reply and button; `test/conversation/every-way` holds them equal. */
export const everyWayStories: readonly Story[] = [
  {
    slug: 'every-operation-by-text',
    cites: ['O-every-way', 'K3-typed-operations', 'K8-5-surfaced'],
    tell: everyOperation(async (t, each, as) => {
      await t.says(each.words, { as });
      await choose(t, each, as);
    }),
  },
  {
    slug: 'every-operation-by-voice',
    cites: ['O-every-way', 'V-quote', 'K8-5-surfaced'],
    hears: operationCases.map(({ words }) => ({ kind: 'transcript', text: words })),
    tell: everyOperation(async (t, each, as) => {
      await t.sends('голосовое', (who) => who.sendsVoice({ bytes, durationSeconds: 3 }), { as });
      await choose(t, each, as);
    }),
  },
  {
    slug: 'every-operation-by-reply',
    cites: ['O-every-way', 'O2-reply', 'K8-5-surfaced'],
    tell: everyOperation(async (t, each, as, shown) => {
      // Something newer is between, so that only the reply tells what is meant.
      await t.assume(as, 'Создай задачу между делом');
      await t.says(each.words, { as, replyTo: shown });
      await choose(t, each, as);
    }),
  },
  {
    slug: 'every-operation-by-button',
    cites: ['O-every-way', 'O7-buttons', 'K8-5-surfaced'],
    tell: everyOperation(async (t, each, as) => {
      await t.presses(each.operation, { as });
    }),
  },
];
