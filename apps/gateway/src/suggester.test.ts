import {
  MARKED_REASONS,
  Suggestion,
  type SuggestionDraft,
  type SuggestRequest,
  SuggestResponse,
} from '@planerka/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSuggester } from './suggester.ts';

// cites: G-suggest-hostile

const TITLE = 'не забыть срочно купить плитку, затирку и крестики для дачи до пятницы';
const DESCRIPTION = 'Олег молчит. Можно и когда-нибудь потом; проект «Зенит».';
const REQUEST: SuggestRequest = {
  trace_id: 't',
  surface: 'task_drawer',
  now_iso: '2026-02-25T12:00:00+03:00',
  tasks: [
    { id: 'TASK-001', title: TITLE, description: DESCRIPTION },
    { id: 'TASK-002', title: 'полить цветы' },
  ],
  projects: [{ id: 'PLAN-001', name: 'Дача' }],
};

const quote = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...`${TITLE} ${DESCRIPTION}`.split(/[\s,.;]+/)) },
  fc.constantFrom('до пятницы', 'плитку, затирку', 'хлеб', '2030-01-01', '', ' ', 'цветы'),
  fc.string(),
);
const TYPES = Object.entries(MARKED_REASONS).flatMap(([type, reasons]) =>
  reasons.map((reason) => ({ type, reason })),
);
/** Marks as a good model makes them, as far as their shape goes. */
const likely = fc
  .record({
    why: fc.constantFrom(...TYPES),
    words: fc.oneof(
      fc.subarray(TITLE.split(/[\s,]+/), { minLength: 1, maxLength: 5 }),
      fc.constant(['не забыть срочно купить плитку', 'для дачи до пятницы']),
      fc.constant(['до пятницы']),
      fc.constant(['Зенит']),
    ),
  })
  .map(({ why, words }) => ({
    ...why,
    words,
    target_id: 'TASK-001',
    project_id: 'PLAN-001',
    confidence: 0.9,
  }));
const odd = fc.record(
  {
    type: fc.constantFrom(...Object.keys(MARKED_REASONS), 'delete_all'),
    target_id: fc.constantFrom('TASK-001', 'TASK-002', 'TASK-777', ''),
    project_id: fc.constantFrom(null, 'PLAN-001', 'PLAN-777'),
    words: fc.array(quote, { maxLength: 6 }),
    reason: fc.constantFrom(...Object.values(MARKED_REASONS).flat(), 'BECAUSE'),
    confidence: fc.oneof(fc.double(), fc.constant('high')),
    payload: fc.constant({ title: 'взломано', dueDateISO: '2030-01-01' }),
  },
  { requiredKeys: ['type', 'target_id', 'reason'] },
);
const mark = fc.oneof(likely, odd);
const answers = fc.oneof(
  { weight: 5, arbitrary: fc.record({ suggestions: fc.array(mark, { maxLength: 8 }) }) },
  fc.json().map((text): unknown => JSON.parse(text)),
);

/** The texts of a payload that are made by us. */
const OURS = new Set(['Напомнить о себе', 'high', 'someday', 'vague', 'PLAN-001']);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return OURS.has(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Words of a draft that its task does not say; a date has to be one that it says. */
function invented({ task, type, payload }: SuggestionDraft): string[] {
  const own = REQUEST.tasks.find(({ id }) => id.endsWith(String(task)));
  const said = `${own?.title} ${own?.description ?? ''}`.toLowerCase();
  return textsIn(payload)
    .flatMap((text) => text.toLowerCase().split(' '))
    .filter((word) => (type === 'set_due_date' ? word !== '2026-02-27' : !said.includes(word)));
}

/** The draft as a suggestion; a question has its words when it is rendered. */
function asSuggestion({ type, confidence, payload }: SuggestionDraft) {
  const target = type === 'propose_create_project' ? {} : { todoId: 'TASK-001' };
  const words = type === 'ask_clarification' ? { question: 'Какой первый шаг?' } : {};
  return {
    type,
    suggestionId: 's-1',
    confidence,
    rationale: 'Так понятнее.',
    payload: { ...payload, ...words, ...target },
  };
}

it('whatever a model answers, what is suggested is of the contract’s shape and made of the task’s words', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      const asked: unknown[] = [];
      const suggester = createSuggester({
        model: {
          suggest: async (request) => {
            asked.push(request);
            return answer;
          },
        },
      });
      const response = await suggester.suggest(REQUEST, { timezone: 'Europe/Moscow' });
      expect(SuggestResponse.safeParse(response)).toMatchObject({ success: true });
      expect(asked).toHaveLength(1);
      for (const draft of response.suggestions.filter(({ rule }) => rule === 'model')) {
        seen.add(draft.type);
        expect(draft.confidence).toBeLessThan(0.75);
        expect(invented(draft)).toEqual([]);
        expect(Suggestion.safeParse(asSuggestion(draft))).toMatchObject({ success: true });
      }
    }),
    { numRuns: 500, seed: 20260225 },
  );
  expect(seen.size).toBeGreaterThanOrEqual(7);
});
