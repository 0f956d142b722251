import fc from 'fast-check';

/** One call of an agent, aimed at what a small plan may or may not hold. */
export interface RandomCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

const HELD = { success_criteria: ['it works'], tests: ['npm test'] };

const task = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('TASK-001', 'TASK-006') },
  fc.integer({ min: 2, max: 9 }).map((number) => `TASK-00${number}`),
);
const plan = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('PLAN-001', 'PLAN-002') },
  fc.constant('PLAN-003'),
);
const entity = fc.oneof({ weight: 3, arbitrary: task }, plan);
const index = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 2 }));
const stepPath = fc
  .tuple(index, fc.option(index))
  .map(([first, second]) => (second === null ? `s:${first}` : `s:${first}.s:${second}`));
const nodePath = fc.tuple(stepPath, index).map(([path, node]) => `${path}.t:${node}`);
const anyPath = fc.oneof({ weight: 4, arbitrary: stepPath }, nodePath);
const text = fc.constantFrom('alpha', 'beta', 'gamma', 'дельта "д"');
const dependencies = fc.array(entity, { maxLength: 2 });
const checkpoint = fc.constantFrom('tests', 'security', 'perf', 'docs');
const status = fc.constantFrom('TODO', 'ACTIVE', 'DONE');
const revision = fc.integer({ min: 0, max: 9 });
const when = fc.constantFrom('2026-02-26', '2026-02-27T10:00', '2026-03-05T10:00:00+02:00');

const patchOp = fc.oneof(
  fc.record({ op: fc.constant('set'), field: fc.constantFrom('title', 'context'), value: text }),
  fc.record({ op: fc.constantFrom('append', 'remove'), field: fc.constant('tags'), value: text }),
  fc.record({ op: fc.constant('append'), field: fc.constant('success_criteria'), value: text }),
  fc.record({ op: fc.constant('set'), field: fc.constant('depends_on'), value: dependencies }),
  fc.record({ op: fc.constant('unset'), field: fc.constantFrom('description', 'blockers') }),
);
const patch = fc.record({
  kind: fc.constantFrom('task_detail', 'step', 'task'),
  path: anyPath,
  ops: fc.array(patchOp, { minLength: 1, maxLength: 2 }),
});
const detail = fc.record({
  kind: fc.constant('task_detail'),
  ops: fc.array(patchOp, { minLength: 1, maxLength: 2 }),
});

type Args = Record<string, fc.Arbitrary<unknown>>;

/** A call with some of its optional arguments; few say which revision they expect. */
function calls(tool: string, args: Args, optional: Args = {}): fc.Arbitrary<RandomCall> {
  const maybe = Object.entries(optional).map(([key, value]) => [key, fc.option(value)]);
  const expected_revision = fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, revision);
  return fc.record({ ...args, ...Object.fromEntries(maybe), expected_revision }).map((given) => ({
    tool,
    args: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)),
  }));
}

const steps = fc.constantFrom(
  [{ title: 'First', ...HELD }],
  [
    { title: 'First', ...HELD },
    { title: 'Second', ...HELD },
  ],
);

/** What random calls find: two plans, TASK-001 with steps, a step in a step and a node, TASK-006. */
export const STARTING_CALLS: readonly RandomCall[] = [
  { tool: 'tasks_create', args: { title: 'One' } },
  { tool: 'tasks_create', args: { title: 'Two' } },
  {
    tool: 'tasks_create',
    args: {
      title: 'Task',
      parent: 'PLAN-001',
      steps: [
        { title: 'First', ...HELD },
        { title: 'Second', ...HELD },
      ],
    },
  },
  {
    tool: 'tasks_decompose',
    args: { task: 'TASK-001', parent_step: 's:0', steps: [{ title: 'Deeper', ...HELD }] },
  },
  { tool: 'tasks_task_add', args: { task: 'TASK-001', parent_step: 's:0', title: 'Node' } },
  {
    tool: 'tasks_create',
    args: { title: 'Other', parent: 'PLAN-001', steps: [{ title: 'Only', ...HELD }] },
  },
];

/** Every writing tool; what is made most often is what the others need. */
export const anyCall: fc.Arbitrary<RandomCall> = fc.oneof(
  calls('tasks_create', { title: text }),
  { weight: 3, arbitrary: calls('tasks_create', { title: text, parent: plan, steps }) },
  { weight: 2, arbitrary: calls('tasks_decompose', { task, steps }, { parent_step: anyPath }) },
  calls(
    'tasks_edit',
    { task: entity },
    { title: text, depends_on: dependencies, tags: fc.constant(['a']) },
  ),
  calls(
    'tasks_edit',
    { task },
    {
      parent: plan,
      planned: when,
      due: when,
      duration_minutes: fc.constantFrom(15, 90),
      repeat: fc.constantFrom('FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=TH'),
    },
  ),
  calls('tasks_complete', { task: entity }, { status }),
  calls(
    'tasks_close_task',
    { task },
    { apply: fc.boolean(), patches: fc.array(patch, { maxLength: 2 }) },
  ),
  {
    weight: 2,
    arbitrary: patch.chain((one) => calls('tasks_patch', { task: entity, ...constants(one) })),
  },
  detail.chain((one) => calls('tasks_patch', { task: entity, ...constants(one) })),
  calls('tasks_delete', { task: entity }),
  calls('tasks_delete', { task, path: anyPath }),
  calls(
    'tasks_define',
    { task, path: anyPath },
    { title: text, tests: fc.constant(['make test']) },
  ),
  calls('tasks_note', { task: entity, note: text }, { path: anyPath }),
  calls('tasks_verify', { task, path: anyPath, checkpoints: fc.constantFrom('gate', 'all') }),
  {
    weight: 3,
    arbitrary: calls('tasks_close_step', {
      task,
      path: anyPath,
      checkpoints: fc.constantFrom('gate', 'all'),
    }),
  },
  {
    weight: 2,
    arbitrary: calls(
      'tasks_progress',
      { task, path: anyPath, completed: fc.boolean() },
      { force: fc.boolean() },
    ),
  },
  calls('tasks_block', { task, path: anyPath }, { blocked: fc.boolean(), reason: text }),
  calls(
    'tasks_evidence_capture',
    { task: entity, checks: fc.constant(['CMD: x']) },
    { path: anyPath, checkpoint },
  ),
  calls('tasks_plan', { plan }, { steps: fc.constant(['one', 'two']), advance: fc.boolean() }),
  calls('tasks_contract', { plan }, { current: text, clear: fc.boolean() }),
  { weight: 2, arbitrary: calls('tasks_task_add', { task, parent_step: anyPath, title: text }) },
  calls('tasks_task_define', { task, path: nodePath }, { title: text, status }),
  calls('tasks_task_delete', { task, path: nodePath }),
  calls('tasks_macro_start', { task_title: text }, { template: fc.constant('principal-task') }),
  calls('tasks_macro_close_step', { task }, { note: text, proof: text }),
  calls('tasks_macro_finish', { task }),
  { weight: 4, arbitrary: calls('tasks_undo', {}) },
  { weight: 3, arbitrary: calls('tasks_redo', {}) },
);

const proofModes = fc.constantFrom(
  { tests: 'require' },
  { criteria: 'require' },
  { security: 'require', docs: 'require' },
  { tests: 'warn' },
);
const proof = fc.constantFrom('npm test', ['CMD: npm test', 'LINK: https://ci.example.com/7'], {
  checks: ['CMD: npm test'],
  checkpoint: ['tests', 'criteria'],
});
const confirmed = fc.constantFrom('gate', 'all', { criteria: true }, { tests: true });

/** The same call with one of its keys misspelt, as fingers and models do. */
const misspelt = fc.tuple(anyCall, fc.nat(), fc.nat()).map(([call, which, where]): RandomCall => {
  const entries = Object.entries(call.args);
  const at = entries.length === 0 ? 0 : which % entries.length;
  const args = entries.map(([key, value], index) => {
    const letter = where % key.length;
    return [index === at ? key.slice(0, letter) + key.slice(letter + 1) : key, value];
  });
  return { tool: call.tool, args: Object.fromEntries(args) };
});

/** Which step is meant is left to the tool, and a key is misspelt besides. */
const misspeltClose = fc
  .record({ task, slip: fc.constantFrom('notee', 'nte'), note: text })
  .map(({ slip, note, task: name }): RandomCall => {
    return { tool: 'tasks_macro_close_step', args: { task: name, [slip]: note } };
  });

/** What goes wrong in an agent's day besides: proofs, the focus of another, typing, several at once. */
export const anyCareless: fc.Arbitrary<RandomCall> = fc.oneof(
  calls('tasks_define', { task, path: stepPath, proof: proofModes }),
  {
    weight: 3,
    arbitrary: calls(
      'tasks_macro_close_step',
      { task, path: stepPath },
      { note: text, proof, checkpoints: confirmed, claim: fc.boolean() },
    ),
  },
  { weight: 2, arbitrary: calls('tasks_macro_close_step', {}, { note: text, proof }) },
  { weight: 2, arbitrary: misspeltClose },
  calls('tasks_macro_finish', {}, { target: entity }),
  calls('tasks_focus_set', { target: entity }),
  calls('tasks_edit', {}, { task: entity }),
  fc.record({
    tool: fc.constant('tasks_radar'),
    args: fc.record({ plan, claim: fc.constant(true) }),
  }),
  fc.record({
    tool: fc.constantFrom('tasks_resume', 'tasks_snapshot'),
    args: fc.record({ target: entity, read_only: fc.constant(false) }),
  }),
  calls('tasks_batch', {
    atomic: fc.constant(true),
    operations: fc.array(
      fc.oneof(
        calls('tasks_progress', { task, path: stepPath, completed: fc.boolean() }),
        calls('tasks_block', { task, path: stepPath }, { blocked: fc.boolean() }),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  { weight: 3, arbitrary: misspelt },
);

function constants(values: Readonly<Record<string, unknown>>): Args {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, fc.constant(value)]),
  );
}
