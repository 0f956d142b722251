import fc from 'fast-check';
import { createQueryId, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { RememberingCompiler } from './remembering-compiler.ts';

/** A part of a statement: made anew at each call, with other values each time. */
type Part = (value: () => unknown) => RawBuilder<unknown>;

const name = fc.constantFrom('task', 'w.number', 'graphile_worker.jobs', 'odd"name', 'ключ');
const leaf: fc.Arbitrary<Part> = fc.oneof(
  fc.constant<Part>((value) => sql`${value()}`),
  fc.constant<Part>((value) => sql`number = ${value()} and ${value()}`),
  fc.constant<Part>(() => sql`now()`),
  name.map(
    (of): Part =>
      () =>
        sql.ref(of),
  ),
  name.map(
    (of): Part =>
      () =>
        sql.table(of),
  ),
  name.map(
    (of): Part =>
      () =>
        sql.id(of, 'column'),
  ),
  fc.constantFrom('null', "'text'", 'a, b', '$').map(
    (text): Part =>
      () =>
        sql.raw(text),
  ),
  fc.constantFrom('it’s', "it's", 7, true, null).map(
    (of): Part =>
      () =>
        sql.lit(of),
  ),
);
const { statement } = fc.letrec<{ statement: Part }>((tie) => ({
  statement: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.tuple(tie('statement'), tie('statement')).map(
      ([one, other]): Part =>
        (value) =>
          sql`(${one(value)}) + ${other(value)}`,
    ),
    fc.array(tie('statement'), { maxLength: 4 }).map(
      (parts): Part =>
        (value) =>
          sql`select ${sql.join(parts.map((part) => part(value)))}`,
    ),
  ),
}));

/** What a compiler makes of it; what must not be compared is left out. */
function compiled(compiler: PostgresQueryCompiler, query: RawBuilder<unknown>) {
  const { sql: text, parameters } = compiler.compileQuery(query.toOperationNode(), createQueryId());
  return { text, parameters };
}

const countFrom = (first: number) => () => first++;

test('compiles as the library does, whatever it has compiled before', () => {
  const remembering = new RememberingCompiler();
  const plain = new PostgresQueryCompiler();
  fc.assert(
    fc.property(statement, (part) => {
      for (const first of [0, 100, 200]) {
        expect(compiled(remembering, part(countFrom(first)))).toEqual(
          compiled(plain, part(countFrom(first))),
        );
      }
    }),
    { numRuns: 500 },
  );
});

test('the text of a statement is worked out once', () => {
  class Counting extends RememberingCompiler {
    appended = 0;
    protected override append(text: string): void {
      this.appended += 1;
      super.append(text);
    }
  }
  const compiler = new Counting();
  const asked = (number: number) =>
    sql`select ${sql.ref('t.title')}, ${sql.lit('task')} from ${sql.table('task')} t
      where number = ${number} and ${sql.lit(true)} limit ${sql.lit(50)}`;
  compiled(compiler, asked(1));
  const { appended } = compiler;
  expect(compiled(compiler, asked(2))).toEqual({
    text: `select "t"."title", 'task' from "task" t
      where number = $1 and true limit 50`,
    parameters: [2],
  });
  expect([appended > 0, compiler.appended]).toEqual([true, appended]);
});

test('a text that looks like the place of a value is none', () => {
  const compiler = new RememberingCompiler();
  compiled(compiler, sql`select ${1}`);
  expect(compiled(compiler, sql`select ${sql.raw('$')}`)).toEqual({
    text: 'select $',
    parameters: [],
  });
});

test('lists of ever more lengths are compiled rightly, too', () => {
  const compiler = new RememberingCompiler();
  for (let length = 1; length < 300; length += 1) {
    const values = Array.from({ length }, (_, index) => index);
    const { text, parameters } = compiled(compiler, sql`select ${sql.join(values)}`);
    expect(parameters).toEqual(values);
    expect(text.endsWith(`$${length}`)).toBe(true);
  }
});
