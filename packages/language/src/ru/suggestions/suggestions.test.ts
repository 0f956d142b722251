import { Suggestion, SuggestionDraft, TITLE_MAX_CHARS } from '@planerka/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCases } from '../../../../../test/rig/random-cases.ts';
import { interpretUtterance, observeTitle, resolveMarks } from '../../index.ts';
import { CLEAN } from './clean-corpus.ts';
import { NOT_SUGGESTED, PROJECTS, SUGGESTED } from './corpus.ts';
import { CLOSING_FILLERS, OPENING_FILLERS } from './filler-phrases.ts';
import { suggestWith } from './rules-over-title.ts';
import { WORD_RULES } from './word-rules.ts';

const GROUND = {
  now: '2026-02-25T12:00:00+03:00',
  timezone: 'Europe/Moscow',
  projects: PROJECTS,
};
const EXAMPLES = 5;

const draftOf = (rule: string, title: string, known = {}) =>
  observeTitle(title, { ...GROUND, known }).find((draft) => draft.rule === rule);

const casesOf = <Case>(table: Readonly<Record<string, readonly Case[]>>) =>
  Object.entries(table).flatMap(([rule, list]) => list.map((each) => [rule, each] as const));

const request = (text: string, more = {}) => ({
  trace_id: 'trace-1',
  source: { channel: 'telegram_voice' as const },
  now_iso: GROUND.now,
  text,
  ...more,
});
const read = (text: string, more = {}) =>
  interpretUtterance(request(text, more), { timezone: GROUND.timezone }).response;

describe('rules over words', () => {
  it.each(casesOf(SUGGESTED).map(([rule, [title, payload]]) => [rule, title, payload] as const))(
    '%s: "%s"',
    (rule, title, payload) => {
      expect(draftOf(rule, title)?.payload).toEqual(payload);
    },
  );

  it.each(casesOf(NOT_SUGGESTED))('%s is quiet: "%s"', (rule, title) => {
    expect(draftOf(rule, title)).toBeUndefined();
  });

  it.each(Object.keys(WORD_RULES) as (keyof typeof WORD_RULES)[])(
    '%s has its reason, and examples of both kinds',
    (rule) => {
      expect(WORD_RULES[rule].reason).toBe(rule.toUpperCase().replaceAll('-', '_'));
      expect(SUGGESTED[rule].length).toBeGreaterThanOrEqual(EXAMPLES);
      expect(NOT_SUGGESTED[rule].length).toBeGreaterThanOrEqual(EXAMPLES);
    },
  );

  it.each([
    ['urgent', 'отправить срочно акт бухгалтеру', { priority: true }],
    ['time-in-title', 'Сдать отчёт до 27 февраля', { timed: true }],
    ['project-named', 'отвезти рассаду на дачу', { project: true }],
    ['new-project', 'смета для проекта «Зенит»', { project: true }],
    ['someday-words', 'Покрасить забор, если будет время', { someday: true }],
    ['vague', 'решить вопрос', { description: true }],
    ['noun-only', 'отчёт по продажам', { timed: true }],
  ])('%s is quiet where the task has it already: "%s"', (rule, title, known) => {
    expect(draftOf(rule, title)).toBeDefined();
    expect(draftOf(rule, title, known)).toBeUndefined();
  });

  it.each(casesOf(SUGGESTED).map(([rule, [title]]) => [rule, title] as const))(
    '%s makes what the contract allows of "%s"',
    (rule, title) => {
      const draft = SuggestionDraft.parse(draftOf(rule, title));
      // the words of a question are made later, of its name
      const worded = draft.type === 'ask_clarification' ? { question: '?' } : {};
      const target = draft.type === 'propose_create_project' ? {} : { todoId: 'TASK-001' };
      const suggestion = {
        type: draft.type,
        suggestionId: 'sample',
        confidence: draft.confidence,
        rationale: 'sample',
        payload: { ...draft.payload, ...worded, ...target },
      };
      expect(Suggestion.safeParse(suggestion).error?.issues ?? []).toEqual([]);
    },
  );

  it('an urgent word asks before it makes a task important', () => {
    expect(draftOf('urgent', 'Срочно заменить замок')).toMatchObject({
      type: 'set_priority',
      requires_confirmation: true,
      reason: { code: 'URGENT', data: {} },
    });
  });

  it('without the projects in work none is suggested', () => {
    const { projects: _, ...ground } = GROUND;
    expect(observeTitle('отвезти рассаду на дачу для проекта «Зенит»', ground)).toEqual([]);
  });

  it('no text makes a rule throw, or make what is no draft', () => {
    const pieces = [
      ...Object.values(SUGGESTED).flatMap((list) => list.flatMap(([title]) => title.split(' '))),
      ...', : ; - « » " !! 1,5'.split(' '),
      '\n',
      '\u{1F600}',
      '\uD800',
      '\0',
    ];
    const texts = fc.oneof(
      fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((list) => list.join(' ')),
      fc.string({ unit: 'binary', maxLength: TITLE_MAX_CHARS }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const faults: string[] = [];
        const drafts = observeTitle(text, { ...GROUND, onFault: (rule) => faults.push(rule) });
        expect(faults).toEqual([]);
        expect(drafts.filter((draft) => !SuggestionDraft.safeParse(draft).success)).toEqual([]);
      }),
      randomCases(),
    );
  });

  it('a rule that throws is told by its id, and the others go on', () => {
    const told: unknown[] = [];
    const broken = {
      ...WORD_RULES,
      vague: {
        reason: 'VAGUE',
        find: () => {
          throw new Error('broken');
        },
      },
    } as const;
    const drafts = suggestWith(broken, {
      text: 'Срочно заменить замок',
      known: { priority: false, timed: false, project: false, description: false, someday: false },
      projects: null,
      time: null,
      onFault: (rule) => told.push(rule),
    });
    expect(told).toEqual(['vague']);
    expect(drafts.map(({ rule }) => rule)).toEqual(['urgent']);
  });
});

describe('a better title', () => {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  /** The words of the phrases that may be left out. */
  const fillers = new Set([...OPENING_FILLERS, ...CLOSING_FILLERS].flatMap(wordsOf));
  const titles = [
    ...CLEAN,
    ...Object.values(NOT_SUGGESTED).flat(),
    ...Object.values(SUGGESTED).flatMap((list) => list.map(([title]) => title)),
  ];

  function faultsOf(rule: string, title: string, better: string): string[] {
    const kept = new Set(wordsOf(better));
    // "врач" is kept in "Записаться к врачу"
    const isDeclined = (word: string): boolean =>
      rule === 'noun-only' && [...kept].some((other) => other.startsWith(word));
    const lost = wordsOf(title).filter((word) => !kept.has(word) && !isDeclined(word));
    const isOnlyCase = better.toLowerCase() === title.toLowerCase();
    return [
      ...lost.filter((word) => rule !== 'filler' || !fillers.has(word)),
      ...(better.trim() === better && better !== '' ? [] : [`"${better}"`]),
      ...(better === title || (isOnlyCase && rule !== 'shouting') ? [`same: ${better}`] : []),
    ];
  }

  it.each([
    ['as they are', (title: string) => title],
    ['shouted', (title: string) => title.toUpperCase()],
    ['with a loud end', (title: string) => `${title}!!!`],
    ['said with fillers', (title: string) => `ну надо бы ${title}, пожалуйста`],
    ['stuttered', (title: string) => title.replace(/\S+/u, '$& $&')],
  ])('keeps every word of titles %s', (_, change) => {
    const faults = titles.map(change).flatMap((title) =>
      observeTitle(title, GROUND)
        .filter(({ type }) => type === 'rewrite_title')
        .flatMap(({ rule, payload }) => faultsOf(rule, title, String(payload.title))),
    );
    expect(faults).toEqual([]);
  });

  it('that would be too long is not suggested', () => {
    const long = `отчёт ${'о'.repeat(TITLE_MAX_CHARS - 'отчёт '.length)}`;
    expect(long).toHaveLength(TITLE_MAX_CHARS);
    expect(draftOf('noun-only', 'отчёт о продажах')).toBeDefined();
    expect(draftOf('noun-only', long)).toBeUndefined();
  });
});

describe('in the interpreter’s answer', () => {
  it('stands beside the command that it is about', () => {
    const { suggestions } = read(
      'Первое: купить хлеб завтра. Второе: собрать чемодан: паспорт, зарядка, аптечка',
    );
    expect(suggestions?.map(({ rule, position }) => [rule, position])).toEqual([
      ['list-after-colon', 1],
    ]);
  });

  it('names a project that the request tells of', () => {
    const text = 'отвезти рассаду на дачу в субботу';
    expect(read(text).suggestions).toBeUndefined();
    expect(read(text, { projects: PROJECTS }).suggestions).toMatchObject([
      {
        rule: 'project-named',
        type: 'set_project',
        position: 0,
        payload: { projectId: 'PLAN-002' },
      },
    ]);
  });

  it('is about what a model marked, too', () => {
    const text = 'смотри какое дело: собрать чемодан: паспорт, зарядка, аптечка';
    const quote = 'собрать чемодан: паспорт, зарядка, аптечка';
    const marks = {
      kind: 'commands',
      commands: [
        {
          intent: 'task_create',
          title: quote,
          time: [],
          duration: null,
          tags: [],
          priority: null,
          project: null,
          confidence: 0.9,
        },
      ],
    };
    const resolved = resolveMarks(marks, request(text), { timezone: GROUND.timezone });
    expect(resolved?.suggestions?.map(({ rule }) => rule)).toEqual(['list-after-colon']);
  });

  it('hardly ever speaks about a clean title', () => {
    const answers = CLEAN.map((text) => read(text));
    const titles = answers.flatMap(({ envelopes }) =>
      envelopes.filter(({ command }) => command.intent === 'task_create'),
    );
    const withChip = answers.flatMap(({ suggestions = [] }) => [
      ...new Set(suggestions.map(({ position }) => position)),
    ]);
    expect(titles.length).toBeGreaterThan(80);
    expect(withChip.length / titles.length).toBeLessThan(0.08);
  });

  it('says the same of titles that nobody has read, but for their times', () => {
    const chips = CLEAN.filter(
      (title) => observeTitle(title, { ...GROUND, known: { timed: true } }).length > 0,
    );
    expect(chips.length / CLEAN.length).toBeLessThan(0.08);
  });
});
