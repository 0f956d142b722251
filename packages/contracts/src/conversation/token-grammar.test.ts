import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCases } from '../../../../test/rig/random-cases.ts';
import type { ObjectHandle } from './object-handle.ts';
import { Operation } from './operation.ts';
import {
  placeholder,
  readOpFields,
  readTokens,
  type TokenProblem,
  writeOpToken,
  writeRefToken,
} from './token-grammar.ts';

// cites: K2-1-tokens, K4-placeholders
const ref = (kind: ObjectHandle['kind'], number: number, title?: string) => ({
  kind: 'ref',
  ref: { kind, number, ...(title === undefined ? {} : { title }) },
});

describe('tokens in a text', () => {
  it('the contract’s own examples are read, and the text holds placeholders', () => {
    const text =
      'Вот [ref v:1 type:"task" id:8742 name:"Prepare Q4 Brief"], [op v:1 type:"update_status" task:8742 status:"in_progress"]!';
    expect(readTokens(text)).toEqual({
      llm_text: 'Вот ⟨1⟩, ⟨2⟩!',
      tokens: [
        ref('task', 8742, 'Prepare Q4 Brief'),
        { kind: 'op', operation: { type: 'update_status', task: 8742, status: 'in_progress' } },
      ],
      problems: [],
    });
  });

  const names: ReadonlyArray<readonly [string, string]> = [
    ['a bracket', 'a ] b [ c'],
    ['quotes', 'он сказал "да"'],
    ['a backslash at the end', 'C:\\'],
    ['a line break', 'раз\nдва\r\nтри\tчетыре'],
    ['a token', '[op v:1 type:"delete" task:1]'],
    ['a placeholder', '⟨1⟩ ⟨2⟩'],
    ['nothing but space', ' \u00a0 '],
    ['half of a surrogate pair', 'x\ud83d'],
    ['an emoji and a zero', '👩‍👩‍👧\u0000'],
  ];
  for (const [what, name] of names) {
    it(`a name may hold ${what}`, () => {
      const token = writeRefToken({ kind: 'task', number: 7, title: name });
      expect(readTokens(`до ${token} после`)).toEqual({
        llm_text: 'до ⟨1⟩ после',
        tokens: [ref('task', 7, name)],
        problems: [],
      });
    });
  }

  it('line breaks may stand in a name as they are', () => {
    const { tokens } = readTokens('[ref v:1 type:"task" id:1 name:"две\nстроки"]');
    expect(tokens).toEqual([ref('task', 1, 'две\nстроки')]);
  });

  it('pairs may be parted by any white space, lists and nulls are values', () => {
    const { tokens, problems } = readTokens(
      '[op v:1\n  type:"set_tags"\ttask:1 add:["дом", "два слова"] ][op v:1 type:"set_due" task:2 due_date:null]',
    );
    expect(problems).toEqual([]);
    expect(tokens).toEqual([
      { kind: 'op', operation: { type: 'set_tags', task: 1, add: ['дом', 'два слова'] } },
      { kind: 'op', operation: { type: 'set_due', task: 2, due_date: null } },
    ]);
  });

  const plain = [
    '',
    'купить молоко',
    'список [x] и [ref] и [op]',
    '[опечатка v:1]',
    '[refv:1]',
    '[op type:"delete" task:1]',
    'скобка [ и ещё [[[',
    '⟨1⟩ уже в тексте',
  ];
  for (const text of plain) {
    it(`is plain text: ${JSON.stringify(text)}`, () => {
      expect(readTokens(text)).toEqual({ llm_text: text, tokens: [], problems: [] });
    });
  }

  const broken: ReadonlyArray<readonly [string, TokenProblem['code'], string | null]> = [
    ['[ref v:1 type:"task" id:1', 'UNREADABLE_TOKEN', null],
    ['[ref v:1 type:"task id:1]', 'UNREADABLE_TOKEN', null],
    ['[ref v:1 type:task id:1]', 'UNREADABLE_TOKEN', null],
    ['[ref v:1 id:1 id:2 type:"task"]', 'UNREADABLE_TOKEN', null],
    ['[op v:1 type:"delete"task:1]', 'UNREADABLE_TOKEN', null],
    ['[ref v:1 type:"task" id:1.5]', 'UNREADABLE_TOKEN', null],
    ['[ref v:2 type:"task" id:1]', 'UNKNOWN_TOKEN_VERSION', 'v'],
    ['[ref v:"1" type:"task" id:1]', 'UNKNOWN_TOKEN_VERSION', 'v'],
    ['[op v:1 type:"drop_table"]', 'UNKNOWN_OPERATION', 'type'],
    ['[op v:1 task:1]', 'UNKNOWN_OPERATION', 'type'],
    ['[ref v:1 type:"email" id:1]', 'BAD_FIELD', 'type'],
    ['[ref v:1 type:"task" id:0]', 'BAD_FIELD', 'id'],
    ['[ref v:1 type:"task" id:-1]', 'BAD_FIELD', 'id'],
    ['[ref v:1 type:"task" id:"1"]', 'BAD_FIELD', 'id'],
    ['[ref v:1 type:"task" id:1 workspace:"другое"]', 'BAD_FIELD', 'workspace'],
    ['[op v:1 type:"update_status" task:1 status:"eaten"]', 'BAD_FIELD', 'status'],
    ['[op v:1 type:"delete" task:1 __proto__:1]', 'BAD_FIELD', '__proto__'],
    ['[op v:1 type:"delete" task:999999999999999999]', 'UNREADABLE_TOKEN', null],
  ];
  for (const [token, code, field] of broken) {
    it(`${token} is a problem: ${code}${field === null ? '' : ` in ${field}`}`, () => {
      const { tokens, problems } = readTokens(`перед ${token}`);
      expect(tokens).toEqual([]);
      expect(problems).toMatchObject([{ code, field }]);
      expect(problems[0]?.text.startsWith('[')).toBe(true);
    });
  }

  it('one broken token does not hide a good one before it, and what is shown is short', () => {
    const { tokens, problems } = readTokens(
      `[ref v:1 type:"task" id:1] [ref v:1 name:"${'я'.repeat(5000)}`,
    );
    expect(tokens).toEqual([ref('task', 1)]);
    expect(problems).toMatchObject([{ code: 'UNREADABLE_TOKEN' }]);
    expect(problems[0]?.text).toHaveLength(80);
  });
});

describe('a button’s token', () => {
  it('is exactly one op token; everything else is none', () => {
    expect(readOpFields('[op v:1 type:"choose" draft:"a" choice:"d:1"]')).toEqual({
      type: 'choose',
      draft: 'a',
      choice: 'd:1',
    });
    const others = [
      '',
      'x',
      ' [op v:1 type:"undo"]',
      '[op v:1 type:"undo"] ',
      '[op v:2 type:"undo"]',
      '[ref v:1 type:"task" id:1]',
      '[op v:1 type:"undo"',
    ];
    expect(others.map(readOpFields)).toEqual(others.map(() => null));
  });
});

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const title = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }).filter(isTitle);
function isTitle(text: string): boolean {
  return text.length <= 500;
}
const number = fc.integer({ min: 1, max: 999_999_999 });
const day = fc.constantFrom('2026-02-26', '2028-02-29', '2026-02-26T10:00:00+03:00');
const minutes = fc.integer({ min: -1_000_000, max: 1_000_000 });
const tag = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
const tags = fc.array(tag, { minLength: 1, maxLength: 4 });
const maybe: { requiredKeys: Array<'type'> } = { requiredKeys: ['type'] };

/** Any operation with any of its fields: the schema itself says whether one is missing here. */
const operation: fc.Arbitrary<Operation> = fc
  .oneof(
    fc.record(
      {
        type: fc.constant('update_status'),
        task: number,
        tasks: fc.array(number, { minLength: 1, maxLength: 5 }),
        status: fc.constantFrom('todo', 'done'),
      },
      { requiredKeys: ['type', 'status'] },
    ),
    fc.record(
      {
        type: fc.constant('reschedule'),
        task: number,
        timeblock: number,
        planned_at: fc.option(day),
        planned_time: fc.constantFrom('00:00', '23:59'),
        shift_minutes: minutes,
      },
      maybe,
    ),
    fc.record({ type: fc.constant('rename'), task: number, project: number, title }, maybe),
    fc.record(
      { type: fc.constant('set_priority'), task: number, priority: fc.constantFrom(null, 'high') },
      maybe,
    ),
    fc.record(
      { type: fc.constant('set_tags'), timeblock: number, tags, add: tags, remove: tags },
      maybe,
    ),
    fc.record({ type: fc.constant('set_category'), task: number, category: title }, maybe),
    fc.record(
      { type: fc.constant('block_task'), task: number, reason: title.map((t) => t.slice(0, 300)) },
      maybe,
    ),
    fc.record({ type: fc.constant('unblock_task'), task: number }, maybe),
    fc.record({ type: fc.constant('add_note'), task: number, text: title }, maybe),
    fc.record(
      {
        type: fc.constant('attach_source'),
        task: number,
        source_kind: fc.constantFrom('photo', 'document'),
        chat: fc.constantFrom('7', '-100500'),
        messages: fc.array(number, { minLength: 1, maxLength: 3 }),
        name: fc.string({ minLength: 1, maxLength: 60 }),
      },
      maybe,
    ),
    fc.record({ type: fc.constant('copy'), timeblock: number, planned_at: day }, maybe),
    fc.record({ type: fc.constant('swap'), task: number, with: number, with_title: title }, maybe),
    fc.record(
      {
        type: fc.constant('set_duration'),
        task: number,
        duration_minutes: minutes,
        by_minutes: minutes,
        end_at: fc.constant('2026-02-26T10:00:00Z'),
      },
      maybe,
    ),
    fc.record({ type: fc.constant('set_due'), task: number, due_date: fc.option(day) }, maybe),
    fc.record(
      {
        type: fc.constant('set_reminders'),
        task: number,
        remind_before_minutes: fc.array(fc.integer({ min: 0, max: 525_600 }), { maxLength: 10 }),
      },
      maybe,
    ),
    fc.record(
      {
        type: fc.constant('set_recurrence'),
        task: number,
        rrule: fc.option(fc.constantFrom('FREQ=DAILY', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,+1TU')),
        planned_time: fc.constant('10:00'),
        from_date: fc.constant('2026-02-26'),
      },
      maybe,
    ),
    fc.record(
      {
        type: fc.constant('move_to_project'),
        task: number,
        project: fc.option(number),
        project_title: tag,
      },
      maybe,
    ),
    fc.record(
      {
        type: fc.constant('link_task'),
        timeblock: number,
        task: fc.option(number),
        task_title: title,
      },
      maybe,
    ),
    fc.record(
      { type: fc.constantFrom('pin', 'focus', 'delete'), task: number, project: number },
      maybe,
    ),
    fc.record({ type: fc.constantFrom('unpin', 'unfocus') }),
    fc.record(
      { type: fc.constant('snooze'), task: number, minutes: fc.integer({ min: 1, max: 525_600 }) },
      maybe,
    ),
    fc.record({ type: fc.constant('project_create'), title }, maybe),
    fc.record({ type: fc.constant('project_archive'), project: number }, maybe),
    fc.record(
      {
        type: fc.constant('project_frame'),
        project: number,
        currency: fc.constantFrom('RUB', 'EUR'),
        workdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        days_off: fc.constant(['2026-03-09']),
        start_on: fc.option(fc.constant('2026-03-16')),
        client: fc.option(title.map((text) => text.slice(0, 100))),
        seller: fc.option(title.map((text) => text.slice(0, 100))),
        seller_details: fc.array(
          title.map((text) => text.slice(0, 100)),
          { minLength: 1, maxLength: 3 },
        ),
        quote_language: fc.constantFrom('ru', 'he', 'en'),
        quote_valid_until: fc.option(fc.constant('2026-03-20')),
      },
      maybe,
    ),
    fc.record({ type: fc.constant('subtask_add'), task: number, title }, maybe),
    fc.record(
      {
        type: fc.constant('list_add'),
        task: number,
        list: title,
        items: fc.array(title, { minLength: 1, maxLength: 5 }),
      },
      maybe,
    ),
    fc.record({ type: fc.constant('list_clear'), task: number, list: title }, maybe),
    fc.record(
      { type: fc.constant('subtask_tick'), task: number, done: fc.boolean() },
      { requiredKeys: ['type', 'done'] },
    ),
  )
  .map((fields) => Operation.parse(fields));

describe('properties of the grammar', () => {
  it('any operation, written as a token amid any text, is read back as it was', () => {
    fc.assert(
      fc.property(operation, anyText, anyText, (op, before, after) => {
        fc.pre(readTokens(before).problems.length === 0 && !before.includes('['));
        const { tokens, llm_text } = readTokens(`${before}${writeOpToken(op)}${after}`);
        expect(tokens[0]).toEqual({ kind: 'op', operation: op });
        expect(llm_text.startsWith(`${before}${placeholder(1)}`)).toBe(true);
        expect(Operation.parse(readOpFields(writeOpToken(op)))).toEqual(op);
      }),
      randomCases(),
    );
  });

  it('any ref with any name is read back as it was', () => {
    const kind = fc.constantFrom('task', 'timeblock', 'project');
    fc.assert(
      fc.property(kind, number, title, (kindOf, id, name) => {
        const handle = { kind: kindOf, number: id, title: name };
        expect(readTokens(writeRefToken(handle)).tokens).toEqual([{ kind: 'ref', ref: handle }]);
      }),
      randomCases(),
    );
  });

  const bits = fc.constantFrom(
    '[',
    ']',
    '"',
    '\\',
    '[op v:1 ',
    '[ref v:1 ',
    'type:',
    'id:1',
    ',',
    '⟨1⟩',
    ' ',
    '\n',
    'task:1',
    '"delete"',
  );
  const hostile = fc
    .array(fc.oneof(bits, anyText), { maxLength: 40 })
    .map((parts) => parts.join(''));

  it('no text throws; what is no token comes back unchanged', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { llm_text, tokens, problems } = readTokens(text);
        expect(typeof readOpFields(text)).toBe('object');
        const isPlain = tokens.length === 0 && problems.length === 0;
        expect(isPlain ? llm_text : text).toBe(text);
      }),
      randomCases(),
    );
  });

  it('very long texts are read too', () => {
    const length = 6_000_000;
    const texts = [
      '['.repeat(length),
      '[op'.repeat(length / 3),
      `[op${' '.repeat(length)}`,
      `[op v:1${' '.repeat(length)}`,
      `[op v:1 tags:[1${' '.repeat(length)}`,
      `[op v:1 title:"${'\\'.repeat(length)}`,
      `[op v:1 title:"${'я'.repeat(length)}"]`,
      `[op v:1 tags:[${'1,'.repeat(length / 2)}`,
    ];
    for (const text of texts) expect(readTokens(text).tokens).toEqual([]);
  });
});
