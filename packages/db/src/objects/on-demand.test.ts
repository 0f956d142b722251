import { Kysely, PostgresDialect } from 'kysely';
import { expect, test } from 'vitest';
import type { Schema } from '../connection/schema.ts';
import { onDemand, over } from './on-demand.ts';
import type { WorkspaceDb } from './workspace-db.ts';

const db = new Kysely<Schema>({
  dialect: new PostgresDialect({
    pool: () => {
      throw new Error('nothing is read here');
    },
  }),
});
const at = (workspaceId: string): WorkspaceDb => ({ db, workspaceId });

/** Two groups, and for which workspaces each was made. */
function groups() {
  const made: string[] = [];
  const names = ({ workspaceId }: WorkspaceDb) => {
    made.push(`names of ${workspaceId}`);
    return { first: () => `first of ${workspaceId}`, second: () => `second of ${workspaceId}` };
  };
  const counts = ({ workspaceId }: WorkspaceDb) => {
    made.push(`counts of ${workspaceId}`);
    return { count: (from: number) => `${workspaceId} from ${from}` };
  };
  return { made, reads: onDemand([names, counts]) };
}

test('each object reads its own workspace', () => {
  const { reads } = groups();
  const [one, other] = [reads(at('one')), reads(at('other'))];
  expect([one.first(), other.first(), one.second(), other.count(3)]).toEqual([
    'first of one',
    'first of other',
    'second of one',
    'other from 3',
  ]);
});

test('a group is made once, when one of its reads is asked for', () => {
  const { made, reads } = groups();
  reads(at('one'));
  made.length = 0;
  const other = reads(at('other'));
  expect(made).toEqual([]);
  other.first();
  other.second();
  other.first();
  expect(made).toEqual(['names of other']);
});

test('what is put over it comes first, and what is behind it is still found', () => {
  const { reads } = groups();
  const behind = reads(at('one'));
  const both = over(behind, { first: () => `not ${behind.first()}`, third: () => 'third' });
  const twice = over(both, { third: () => 'another third' });
  expect([twice.first(), twice.second(), twice.third(), both.third()]).toEqual([
    'not first of one',
    'second of one',
    'another third',
    'third',
  ]);
});
