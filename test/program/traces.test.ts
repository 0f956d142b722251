import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answered } from '../rig/answered.ts';
import { openSite, type Site, until } from '../rig/site.ts';
import { startTraceReceiver, type TracedSpan, type TraceReceiver } from '../rig/trace-receiver.ts';

/** What a collector gets to know of a person's words: where their time went, and none of them. */

vi.setConfig({ testTimeout: 120_000 });

const KEY = 'sample-collector-key';
/** As long as a test waits for any answer. */
const ANSWER_LIMIT_MS = 60_000;

let site: Site;
let collector: TraceReceiver;
beforeEach(async () => {
  collector = await startTraceReceiver({ name: 'x-sample-key', value: KEY });
  site = await openSite();
});
afterEach(async () => {
  await site.stop();
  await collector.stop();
});

const traced = (): Readonly<Record<string, string>> => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_HEADERS: `x-sample-key=${KEY}`,
});

test('an update is one trace, found by the trace_id of the journal, without a word of it', async () => {
  const program = await site.start(traced());
  const person = site.server.world.createPerson();
  await answered(site.server.world, person.says('Создай задачу полить гортензию'));
  await site.settled();
  const [entry] = await site.query<{ trace_id: string }>('select trace_id from journal limit 1');
  expect(await program.kill('SIGTERM')).toBe(0);
  expect(collector.refusals).toEqual([]);

  const own = collector.spans.filter(({ facts }) => facts['planerka.trace_id'] === entry?.trace_id);
  const [update] = own.filter(({ name }) => name === 'update');
  expect(update).toMatchObject({ parent: null, failed: false, facts: { 'planerka.tries': 1 } });
  expect(new Set(own.map(({ trace }) => trace))).toEqual(new Set([update?.trace]));
  const count = (name: string): number => own.filter((span) => span.name === name).length;
  expect(['update', 'interpret', 'propose', 'reply'].map(count)).toEqual([1, 1, 1, 1]);
  expect(count('statement')).toBeGreaterThan(1);
  const byId = new Map(own.map((span) => [span.id, span]));
  const above = (span: TracedSpan | undefined): string[] =>
    span?.parent == null
      ? []
      : [byId.get(span.parent)?.name ?? '?', ...above(byId.get(span.parent))];
  const named = (name: string) => own.find((span) => span.name === name);
  expect(above(named('interpret'))).toEqual(['update']);
  expect(above(named('propose'))).toEqual(['update']);
  expect(above(named('reply')).at(-1)).toBe('update');
  expect(own.some((span) => above(span).join() === 'propose,update')).toBe(true);

  // Statements come as they are planned, their values stay here.
  const texts = collector.spans.flatMap(({ facts }) => facts['db.query.text'] ?? []).map(String);
  expect(texts.some((text) => text.includes('$1'))).toBe(true);
  const everything = collector.bodies.join('\n');
  for (const word of ['гортензи', String(person.id), KEY, site.server.token]) {
    expect(everything).not.toContain(word);
  }
  expect(program.stderr() + program.stdout()).not.toContain(KEY);
});

test('a collector that hangs delays neither an answer nor the end', async () => {
  collector.hang();
  const program = await site.start(traced());
  const person = site.server.world.createPerson();
  for (const title of ['первая', 'вторая']) {
    person.says(`Создай задачу ${title}`);
    // A busy machine's first word may be that it is at work.
    const isTold = () => site.heard(person.id).some((text) => text.includes(`«${title}»`));
    await until(`an answer about ${title}`, isTold, ANSWER_LIMIT_MS);
  }
  await vi.waitFor(() => expect(collector.bodies.length).toBeGreaterThan(0), { timeout: 60_000 });
  await site.settled();
  expect(await program.kill('SIGTERM')).toBe(0);
});

interface Service {
  readonly service: string;
  readonly last_failure: string | null;
}

async function collectorOf(url: string): Promise<Service | undefined> {
  const answer = (await (await fetch(`${url}/readyz`)).json()) as { services: readonly Service[] };
  return answer.services.find(({ service }) => service === 'traces');
}

test.each([
  ['leads elsewhere', 'no answer'],
  ['answers without end', 'too large'],
] as const)(
  'a collector that %s is told among the services, and nothing follows',
  async (how, why) => {
    const other = await startTraceReceiver({ name: 'x-sample-key', value: KEY });
    try {
      if (how === 'leads elsewhere') collector.leadTo(other.url);
      else collector.neverEnd();
      const program = await site.start(traced());
      const { world } = site.server;
      await answered(world, world.createPerson().says('Создай задачу первая'));
      await vi.waitFor(
        async () => expect(await collectorOf(program.url)).toMatchObject({ last_failure: why }),
        { timeout: 60_000, interval: 100 },
      );
      expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
      expect(other.bodies).toEqual([]);
      expect(await program.kill('SIGTERM')).toBe(0);
    } finally {
      await other.stop();
    }
  },
);

test('without a collector nothing is sent', async () => {
  const program = await site.start();
  const person = site.server.world.createPerson();
  await answered(site.server.world, person.says('Создай задачу первая'));
  expect(await program.kill('SIGTERM')).toBe(0);
  expect(collector.bodies).toEqual([]);
});
