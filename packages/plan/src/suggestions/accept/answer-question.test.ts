import { SuggestionDraft } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { SAMPLE_MOMENT, sampleTask } from '../../../../../test/rig/sample-plan.ts';
import { PLAN_QUESTIONS } from '../plan-questions.ts';
import { type AnswerGround, answerQuestion } from './answer-question.ts';

const ground: AnswerGround = {
  moment: SAMPLE_MOMENT,
  workdays: [1, 2, 3, 4, 5],
  task: sampleTask({ number: 42 }),
  projects: [{ id: 'PLAN-007', name: 'Ремонт дачи' }],
};

function answered(questionId: string, choice: string | null, words: string | null = null) {
  return answerQuestion({ questionId, choice, words }, ground);
}

const given = { kind: 'operations', confirm: false };
const cancelled = {
  kind: 'operations',
  operations: [{ type: 'update_status', task: 42, status: 'cancelled' }],
  confirm: true,
};

describe('an answer', () => {
  it('takes up or puts off what lies in the Inbox, or gives it up after another yes', () => {
    expect(answered('stale-inbox', 'this_week')).toEqual({
      ...given,
      operations: [{ type: 'set_due', task: 42, due_date: '2026-02-27' }],
    });
    expect(answered('stale-inbox', 'someday')).toEqual({
      ...given,
      operations: [{ type: 'set_category', task: 42, category: 'someday' }],
    });
    expect(answered('stale-inbox', 'not_needed')).toEqual(cancelled);
  });

  it.each([
    ['a Friday', '2026-02-27T09:00:00.000Z', '2026-02-27'],
    ['a Saturday', '2026-02-28T09:00:00.000Z', '2026-03-06'],
    ['a Monday', '2026-03-02T09:00:00.000Z', '2026-03-06'],
  ])('means by this week on %s', (_, now, day) => {
    const at = { ...ground, moment: { ...SAMPLE_MOMENT, now } };
    const question = { questionId: 'stale-inbox', choice: 'this_week', words: null };
    expect(answerQuestion(question, at)).toMatchObject({ operations: [{ due_date: day }] });
  });

  it('leads to the next suggestion', () => {
    for (const [choice, rule] of [
      ['too_big', 'vague'],
      ['waits_for_others', 'waiting'],
    ] as const) {
      const verdict = answered('moved-again', choice);
      expect(verdict).toMatchObject({ kind: 'suggest', draft: { rule, task: 42 } });
      const draft = verdict.kind === 'suggest' ? verdict.draft : null;
      expect(SuggestionDraft.safeParse(draft).error).toBeUndefined();
    }
    expect(answered('moved-again', 'not_needed')).toEqual(cancelled);
  });

  it('gives up the twin, or leaves both', () => {
    expect(answered('twin', 'same')).toEqual(cancelled);
    expect(answered('twin', 'another')).toEqual({ kind: 'nothing' });
  });

  it('is the first step in words of the person', () => {
    expect(answered('vague', null, ' собрать чеки ')).toEqual({
      ...given,
      operations: [{ type: 'subtask_add', task: 42, title: 'собрать чеки' }],
    });
    expect(answered('vague', null, '  ')).toEqual({ kind: 'unclear' });
    expect(answered('vague', null, 'а'.repeat(501))).toEqual({ kind: 'unclear' });
  });

  it('is one of the projects that were named, or none of them', () => {
    const moved = {
      ...given,
      operations: [{ type: 'move_to_project', task: 42, project: 7 }],
    };
    expect(answered('project-named', 'Ремонт дачи')).toEqual(moved);
    expect(answered('project-named', null, 'ремонт дачи')).toEqual(moved);
    expect(answered('project-named', 'Без проекта')).toEqual({ kind: 'nothing' });
    expect(answered('project-named', null, 'не знаю')).toEqual({ kind: 'unclear' });
  });

  it('that fits nothing is unclear, and one to a foreign question not ours', () => {
    expect(answered('twin', 'toString')).toEqual({ kind: 'unclear' });
    expect(answered('twin', null, 'может быть')).toEqual({ kind: 'unclear' });
    expect(answered('q-001', 'Да')).toEqual({ kind: 'foreign' });
    expect(answered('constructor', 'Да')).toEqual({ kind: 'foreign' });
  });

  it('is known for every choice of every question', () => {
    for (const [questionId, choices] of Object.entries(PLAN_QUESTIONS)) {
      for (const choice of choices) {
        expect(answered(questionId, choice).kind).toMatch(/^(?:operations|suggest|nothing)$/);
      }
    }
  });
});
