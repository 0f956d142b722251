/** The three envelopes that the contract gives as examples (X1 to X3), with the ids they speak of. */
export const EXAMPLES = {
  on_create: {
    contractVersion: 1,
    requestId: 'a5c0e2a1-7cb4-4dd0-a7d2-4513c0014ab3',
    generatedAt: '2026-02-14T12:00:00.000Z',
    surface: 'on_create',
    must_abstain: false,
    suggestions: [
      {
        type: 'set_due_date',
        suggestionId: 'sug-001',
        confidence: 0.84,
        rationale: 'Detected explicit time phrase in task draft.',
        requiresConfirmation: false,
        payload: { todoTempId: 'tmp-1', dueDateISO: '2026-02-20T17:00:00Z' },
      },
      {
        type: 'set_priority',
        suggestionId: 'sug-002',
        confidence: 0.62,
        rationale: 'Urgency language suggests elevated priority.',
        requiresConfirmation: true,
        payload: { todoTempId: 'tmp-1', priority: 'high' },
      },
      {
        type: 'ask_clarification',
        suggestionId: 'sug-003',
        confidence: 0.58,
        rationale: 'Project mapping is ambiguous across existing names.',
        payload: {
          questionId: 'q-001',
          todoTempId: 'tmp-1',
          question: 'Which project should this belong to?',
          choices: ['Website Redesign', 'Marketing Site', 'No project'],
        },
      },
    ],
  },
  task_drawer: {
    contractVersion: 1,
    requestId: 'd5b362c8-2934-4900-93d4-b9f0a29f5d15',
    generatedAt: '2026-02-14T12:05:00.000Z',
    surface: 'task_drawer',
    must_abstain: false,
    suggestions: [
      {
        type: 'rewrite_title',
        suggestionId: 'sug-101',
        confidence: 0.77,
        rationale: 'Title is vague and can be made outcome-specific.',
        payload: { todoId: 'todo_123', title: 'Draft Q1 launch email outline' },
      },
      {
        type: 'split_subtasks',
        suggestionId: 'sug-102',
        confidence: 0.81,
        rationale: 'Task appears multi-step and benefits from decomposition.',
        payload: {
          todoId: 'todo_123',
          subtasks: [
            { title: 'Collect launch requirements', order: 1 },
            { title: 'Draft email copy', order: 2 },
            { title: 'Review with PM', order: 3 },
          ],
        },
      },
    ],
  },
  today_plan: {
    contractVersion: 1,
    requestId: 'e7f13c6b-d5bf-428c-a4fc-916fcfd5c1e5',
    generatedAt: '2026-02-14T12:10:00.000Z',
    surface: 'today_plan',
    must_abstain: false,
    suggestions: [
      {
        type: 'set_priority',
        suggestionId: 'sug-201',
        confidence: 0.73,
        rationale: 'Task has near-term deadline and high impact.',
        requiresConfirmation: true,
        payload: { todoId: 'todo_123', priority: 'high' },
      },
      {
        type: 'set_due_date',
        suggestionId: 'sug-202',
        confidence: 0.69,
        rationale: 'Schedule alignment requires explicit due date.',
        requiresConfirmation: true,
        payload: { todoId: 'todo_123', dueDateISO: '2026-02-13T22:00:00Z' },
      },
    ],
    planPreview: {
      topN: 3,
      items: [
        { todoId: 'todo_123', rank: 1, timeEstimateMin: 45, rationale: 'Highest impact' },
        { todoId: 'todo_456', rank: 2, timeEstimateMin: 30, rationale: 'Unblocks others' },
        { todoId: 'todo_789', rank: 3, timeEstimateMin: 25, rationale: 'Quick win' },
      ],
    },
  },
} as const;

/** What the examples are held against. */
export const EXAMPLES_KNOWN = {
  todoIds: ['todo_123', 'todo_456', 'todo_789'],
  todoTempIds: ['tmp-1'],
  projects: [],
  texts: [],
};
