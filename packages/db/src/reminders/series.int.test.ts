import type { Operation } from '@planerka/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(async () => {
  await kernel.stop();
});

function operation(op: Operation): Wish {
  return {
    type: 'operation',
    read: { operation: op, confidence: 1 },
    refs: [],
    suggested: [],
    said: 'слова',
  };
}

/** A deletion of what the words name. */
function named(mention: string): Wish {
  const read = { operation: { type: 'delete' as const }, confidence: 1, mention };
  return { type: 'operation', read, refs: [], suggested: [], said: 'слова' };
}

/** Every Tuesday at 10 in Moscow, from 24 February on; now it is Wednesday, 25 February. */
async function series(rule = 'FREQ=WEEKLY;BYDAY=TU'): Promise<Story> {
  const story = await kernel.story();
  return await story.given(
    command('timeblock_create', {
      title: 'Планёрка',
      start_at: '2026-02-24T10:00:00+03:00',
      duration_minutes: 30,
      recurrence: rule,
    }),
  );
}

/** What is in the agenda, each block as "BLOCK start title". */
async function march(story: Story): Promise<string[]> {
  const { timeblocks } = await kernel.reader.agenda(
    story.context.workspace,
    '2026-03-01',
    '2026-03-31',
    kernel.clock.now,
  );
  return timeblocks.map(
    ({ number, start_at: at, title, duration_minutes: minutes }) =>
      `${number} ${at.slice(5, 16)} ${title ?? ''} ${minutes}`,
  );
}

const USUAL = ['03-03', '03-10', '03-17', '03-24', '03-31'].map(
  (day) => `1 ${day}T07:00 Планёрка 30`,
);

const TASK_WHICH = 'Задача «Полить цветы» (TASK-001) повторяется. Что изменить?';
const WHICH = 'Блок «Планёрка» (BLOCK-001) повторяется. Что изменить?';

async function choose(story: Story, wish: Operation, scope: string): Promise<string> {
  const asked = await story.when(operation(wish)).thenAsks('task' in wish ? TASK_WHICH : WHICH);
  const [outcome] = await story.propose({
    type: 'choice',
    draft_id: asked.draft_id,
    choice_id: `scope:${scope}`,
  });
  return outcome?.status === 'done' ? outcome.user_message : JSON.stringify(outcome);
}

const NAMED = '2026-03-10T10:00';

describe('edits of a repeating timeblock', () => {
  it('asks which occurrences are meant, the next one unless another is named', async () => {
    const story = await series();
    await story
      .when(operation({ type: 'rename', timeblock: 1, title: 'Летучка' }))
      .thenAsks(WHICH, ['Только этот, 3 марта', 'Этот и следующие', 'Все']);
    const first = await kernel.story();
    await first.given(
      command('timeblock_create', {
        title: 'Планёрка',
        start_at: '2026-02-26T10:00:00+03:00',
        duration_minutes: 30,
        recurrence: 'FREQ=DAILY',
      }),
    );
    await first
      .when(operation({ type: 'delete', timeblock: 1 }))
      .thenAsks(WHICH, ['Только этот, 26 февраля', 'Все']);
  });

  it.each<[string, Operation, string, string[]]>([
    [
      'moves one alone',
      { type: 'reschedule', timeblock: 1, planned_at: '2026-03-12', occurrence: NAMED },
      'this',
      [USUAL[0], '2 03-12T07:00 Планёрка 30', USUAL[2], USUAL[3], USUAL[4]] as string[],
    ],
    [
      'moves one and what follows to another day and hour',
      {
        type: 'reschedule',
        timeblock: 1,
        planned_at: '2026-03-12T12:00:00+03:00',
        occurrence: NAMED,
      },
      'following',
      [
        USUAL[0] ?? '',
        '2 03-12T09:00 Планёрка 30',
        '2 03-19T09:00 Планёрка 30',
        '2 03-26T09:00 Планёрка 30',
      ],
    ],
    [
      'moves all',
      { type: 'reschedule', timeblock: 1, shift_minutes: 60, occurrence: NAMED },
      'all',
      USUAL.map((line) => line.replace('T07', 'T08')),
    ],
    [
      'leaves one out',
      { type: 'delete', timeblock: 1, occurrence: NAMED },
      'this',
      USUAL.filter((line) => !line.includes('03-10')),
    ],
    [
      'ends with what follows',
      { type: 'delete', timeblock: 1, occurrence: NAMED },
      'following',
      USUAL.slice(0, 1),
    ],
    ['takes all away', { type: 'delete', timeblock: 1, occurrence: NAMED }, 'all', []],
    [
      'renames one',
      { type: 'rename', timeblock: 1, title: 'Летучка', occurrence: NAMED },
      'this',
      USUAL.map((line) => (line.includes('03-10') ? '2 03-10T07:00 Летучка 30' : line)),
    ],
    [
      'renames what follows',
      { type: 'rename', timeblock: 1, title: 'Летучка', occurrence: NAMED },
      'following',
      USUAL.map((line, at) =>
        at === 0 ? line : line.replace('1 ', '2 ').replace('Планёрка', 'Летучка'),
      ),
    ],
    [
      'renames all',
      { type: 'rename', timeblock: 1, title: 'Летучка', occurrence: NAMED },
      'all',
      USUAL.map((line) => line.replace('Планёрка', 'Летучка')),
    ],
    [
      'makes one longer',
      { type: 'set_duration', timeblock: 1, duration_minutes: 45, occurrence: NAMED },
      'this',
      USUAL.map((line) => (line.includes('03-10') ? '2 03-10T07:00 Планёрка 45' : line)),
    ],
    [
      'makes all longer',
      { type: 'set_duration', timeblock: 1, by_minutes: 15, occurrence: NAMED },
      'all',
      USUAL.map((line) => line.replace(' 30', ' 45')),
    ],
  ])('%s, and undo takes it back', async (_name, wish, scope, expected) => {
    const story = await series();
    expect(await march(story)).toEqual(USUAL);
    await choose(story, wish, scope);
    expect(await march(story)).toEqual(expected);
    await story.given({ type: 'undo' });
    expect(await march(story)).toEqual(USUAL);
    await story.given({ type: 'redo' });
    expect(await march(story)).toEqual(expected);
  });

  it('is offered by the time at which it comes next', async () => {
    const story = await series();
    await story
      .when(named('планёрку'))
      .thenAsks('Блок «Планёрка» (BLOCK-001) повторяется. Что изменить?');
    await story.propose({ type: 'cancel', said: 'хватит' });
    await choose(story, { type: 'reschedule', timeblock: 1, planned_time: '11:00' }, 'this');
    await story
      .when(named('планёрку'))
      .thenAsks(
        'Какой блок удалить: «Планёрка» (BLOCK-002), 3 марта, 11:00 или «Планёрка» (BLOCK-001), 10 марта, 10:00?',
      );
  });

  it('what follows the first one is all of it', async () => {
    const story = await series();
    const first = { occurrence: '2026-02-24T10:00', scope: 'following' } as const;
    await story.given(operation({ type: 'rename', timeblock: 1, title: 'Летучка', ...first }));
    expect(await march(story)).toEqual(USUAL.map((line) => line.replace('Планёрка', 'Летучка')));
    const { timeblocks } = await kernel.reader.agenda(
      story.context.workspace,
      '2026-02-24',
      '2026-02-24',
      kernel.clock.now,
    );
    expect(timeblocks.map(({ title }) => title)).toEqual(['Летучка']);
  });

  it('all takes away what was moved out of the series, too', async () => {
    const story = await series();
    await choose(
      story,
      { type: 'reschedule', timeblock: 1, planned_at: '2026-03-12', occurrence: NAMED },
      'this',
    );
    await choose(story, { type: 'delete', timeblock: 1 }, 'all');
    expect(await march(story)).toEqual([]);
    await story.given({ type: 'undo' }, { type: 'undo' });
    expect(await march(story)).toEqual(USUAL);
  });

  // cites: RR-taken-out
  describe('one that was changed alone before', () => {
    async function movedOut(): Promise<Story> {
      const story = await series();
      const wish = { type: 'reschedule', timeblock: 1, planned_at: '2026-03-12' } as const;
      await choose(story, { ...wish, occurrence: NAMED }, 'this');
      return story;
    }
    const MOVED = '2 03-12T07:00 Планёрка 30';
    const before = [USUAL[0], MOVED, ...USUAL.slice(2)];
    const edit = async (story: Story, wish: Operation): Promise<string[]> => {
      const [outcome] = await story.propose(operation(wish));
      return outcome?.status === 'done'
        ? outcome.user_message.split('\n')
        : [JSON.stringify(outcome)];
    };

    it('takes the new name and length in its own time', async () => {
      const story = await movedOut();
      expect(
        await edit(story, { scope: 'all', type: 'rename', timeblock: 1, title: 'Летучка' }),
      ).toContain('Изменённые отдельно тоже, в своё время: 1.');
      await edit(story, { scope: 'all', type: 'set_duration', timeblock: 1, duration_minutes: 45 });
      const after = before.map((line) => line?.replace('Планёрка 30', 'Летучка 45'));
      expect(await march(story)).toEqual(after);
      await story.given({ type: 'undo' }, { type: 'undo' });
      expect(await march(story)).toEqual(before);
    });

    it('keeps a name and a length of its own', async () => {
      const story = await movedOut();
      await story.given(
        operation({ type: 'rename', timeblock: 2, title: 'Разбор' }),
        operation({ type: 'set_duration', timeblock: 2, duration_minutes: 90 }),
      );
      await edit(story, { scope: 'all', type: 'rename', timeblock: 1, title: 'Летучка' });
      await edit(story, { scope: 'all', type: 'set_duration', timeblock: 1, duration_minutes: 45 });
      expect(await march(story)).toContain('2 03-12T07:00 Разбор 90');
    });

    it('stands where the series stands, when the time is what is moved', async () => {
      const story = await movedOut();
      const lines = await edit(story, {
        scope: 'all',
        type: 'reschedule',
        timeblock: 1,
        shift_minutes: 120,
      });
      expect(lines).toContain('Изменённые отдельно тоже: 1.');
      const moved = USUAL.map((line) => line.replace('T07', 'T09'));
      expect(await march(story)).toEqual(
        moved.map((line) => (line.includes('03-10') ? line.replace('1 ', '2 ') : line)),
      );
      await story.given({ type: 'undo' });
      expect(await march(story)).toEqual(before);
      // A day later, and once more: it still names the occurrence that it was made for.
      await edit(story, { scope: 'all', type: 'reschedule', timeblock: 1, shift_minutes: 1440 });
      await edit(story, { scope: 'all', type: 'reschedule', timeblock: 1, shift_minutes: 1440 });
      expect(await march(story)).toContain('2 03-12T07:00 Планёрка 30');
      expect(await march(story)).toContain('1 03-19T07:00 Планёрка 30');
    });

    it('belongs to what follows, when that is split off before it', async () => {
      const story = await movedOut();
      const from = '2026-03-03T10:00';
      const wish = { type: 'rename', timeblock: 1, title: 'Летучка', occurrence: from } as const;
      await edit(story, { ...wish, scope: 'following' });
      expect(await march(story)).toContain('2 03-12T07:00 Летучка 30');
      await edit(story, { type: 'delete', timeblock: 3, scope: 'all' });
      expect(await march(story)).toEqual([]);
      await story.given({ type: 'undo' }, { type: 'undo' });
      expect(await march(story)).toEqual(before);
    });

    it('stays with what was, when that is split off behind it', async () => {
      const story = await movedOut();
      const from = '2026-03-17T10:00';
      await edit(story, {
        type: 'delete',
        timeblock: 1,
        occurrence: from,
        scope: 'following',
      });
      expect(await march(story)).toEqual([USUAL[0], MOVED]);
    });

    it('taken out before it knew what it stands for, stays, and the reply says so', async () => {
      const story = await movedOut();
      await kernel.connection.db
        .updateTable('timeblock')
        .set({ recurrence_exceptions: [] })
        .where('workspace_id', '=', story.context.workspace)
        .where('number', '=', 2)
        .execute();
      const lines = await edit(story, {
        scope: 'all',
        type: 'reschedule',
        timeblock: 1,
        shift_minutes: 120,
      });
      expect(lines).toContain('Изменённые отдельно остались как были: 1.');
      expect(await march(story)).toContain(MOVED);
    });
  });

  it('says what it did and what of the series is left', async () => {
    const story = await series();
    expect(
      await choose(
        story,
        { type: 'reschedule', timeblock: 1, planned_at: '2026-03-12', occurrence: NAMED },
        'following',
      ),
    ).toBe(
      [
        'Перенёс блок «Планёрка» (BLOCK-001).',
        'Когда: четверг, 12 марта, 10:00–10:30 (30 мин).',
        '10 марта и все следующие.',
        'Повтор: каждый четверг.',
      ].join('\n'),
    );
  });

  it('the rest of a counted series keeps its count', async () => {
    const story = await series('FREQ=WEEKLY;BYDAY=TU;COUNT=4');
    await choose(
      story,
      { type: 'reschedule', timeblock: 1, shift_minutes: 60, occurrence: NAMED },
      'following',
    );
    expect(await march(story)).toEqual([
      USUAL[0],
      '2 03-10T08:00 Планёрка 30',
      '2 03-17T08:00 Планёрка 30',
    ]);
  });

  it('an occurrence that there is none of changes nothing', async () => {
    const story = await series();
    await story
      .when(
        operation({
          type: 'delete',
          timeblock: 1,
          occurrence: '2026-03-11T10:00',
          scope: 'this',
        }),
      )
      .thenRefused('STALE_BUTTON');
  });
});

describe('edits of a repeating task', () => {
  async function task(): Promise<Story> {
    const story = await kernel.story();
    return await story.given(
      command('task_create', {
        title: 'Полить цветы',
        planned_at: '2026-02-26T10:00:00+03:00',
        recurrence: 'FREQ=WEEKLY;BYDAY=TH',
      }),
    );
  }
  const tasks = async (story: Story) =>
    (
      await kernel.connection.db
        .selectFrom('task')
        .select(['number', 'planned_at', 'recurrence_rule', 'deleted_at'])
        .where('workspace_id', '=', story.context.workspace)
        .orderBy('number')
        .execute()
    ).map(
      ({ number, planned_at: at, recurrence_rule: rule, deleted_at: gone }) =>
        `${number} ${at?.slice(5, 16)} ${rule ?? '-'}${gone === null ? '' : ' deleted'}`,
    );

  it('left out once, the next comes', async () => {
    const story = await task();
    await choose(story, { type: 'delete', task: 1 }, 'this');
    expect(await tasks(story)).toEqual([
      '1 02-26T07:00 - deleted',
      '2 03-05T07:00 FREQ=WEEKLY;BYDAY=TH',
    ]);
  });

  it('deleted with all that follow, nothing comes', async () => {
    const story = await task();
    await choose(story, { type: 'delete', task: 1 }, 'following');
    expect(await tasks(story)).toEqual(['1 02-26T07:00 FREQ=WEEKLY;BYDAY=TH deleted']);
  });

  it('moved once, its rule stays; moved for good, the rule moves too', async () => {
    const once = await task();
    await choose(once, { type: 'reschedule', task: 1, planned_at: '2026-02-27' }, 'this');
    expect(await tasks(once)).toEqual(['1 02-27T07:00 FREQ=WEEKLY;BYDAY=TH']);
    const forGood = await task();
    await choose(forGood, { type: 'reschedule', task: 1, planned_at: '2026-02-27' }, 'following');
    expect(await tasks(forGood)).toEqual(['1 02-27T07:00 FREQ=WEEKLY;BYDAY=FR']);
  });
});
