import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answered } from '../rig/answered.ts';
import { openSite, type Site } from '../rig/site.ts';

/** The board and the alerts watch what the program really tells. */

const OPERATIONS = path.join(import.meta.dirname, '../../docs/operations');
const read = (name: string): string => readFileSync(path.join(OPERATIONS, name), 'utf8');

const Board = z.object({
  title: z.string(),
  panels: z.array(
    z.object({
      id: z.int(),
      title: z.string().min(1),
      targets: z.array(z.object({ refId: z.string(), expr: z.string().min(1) })).min(1),
    }),
  ),
});

const board = Board.parse(JSON.parse(read('grafana.json')));
const alerts = read('alerts.yml');
const expressions = [
  ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...[...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr),
];

let site: Site;
let exported: string;
beforeAll(async () => {
  site = await openSite();
  const program = await site.start();
  const person = site.server.world.createPerson();
  await answered(site.server.world, person.says('Создай задачу первая'));
  await site.settled();
  exported = await (await fetch(`${program.url}/metrics`)).text();
});
afterAll(() => site.stop());

describe('the board and the alerts', () => {
  it('ask only for metrics that are told', () => {
    const told = new Set(
      [...exported.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type = '']) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    );
    const asked = expressions.flatMap(
      (expression) => expression.match(/\b(?:planerka|process|nodejs)_\w+/g) ?? [],
    );
    expect(asked.length).toBeGreaterThanOrEqual(expressions.length);
    expect(asked.filter((name) => !told.has(name))).toEqual([]);
  });

  it('ask for labels as they are told', () => {
    for (const [, label = '', value = ''] of expressions.join('\n').matchAll(/(\w+)="(\w+)"/g)) {
      // What has not happened yet has no line of its own: such kinds are named where they are counted.
      if (['set_aside', 'dead_reply', 'retry'].includes(value)) continue;
      expect(exported).toContain(`${label}="${value}"`);
    }
  });

  it('leave out nothing that the bot itself tells', () => {
    const told = [...exported.matchAll(/^# TYPE (planerka_\S+)/gm)].map(([, name = '']) => name);
    expect(told.length).toBeGreaterThan(8);
    const everything = expressions.join('\n');
    expect(told.filter((name) => !everything.includes(name))).toEqual([]);
  });

  it('name each alert once, with what to do', () => {
    const named = [...alerts.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name);
    expect(named).toHaveLength([...alerts.matchAll(/^ +expr: /gm)].length);
    expect(new Set(named).size).toBe(named.length);
    const howto = readFileSync(path.join(OPERATIONS, '../howto/watch.md'), 'utf8');
    expect(named.filter((name) => !howto.includes(name))).toEqual([]);
  });
});
