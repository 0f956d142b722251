import type { Operation } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { rowsAfter, sampleGiven } from '../../../../test/rig/sample-decision.ts';
import { newProject } from '../objects/new-project.ts';
import type { Project } from '../objects/project.ts';
import { decide } from './decide.ts';
import { stateOf } from './need.ts';

const at = '2026-02-25T09:00:00.000Z';
const plain = newProject({
  id: '018f0000-0000-7000-8000-000000000001',
  number: 1,
  title: 'Витрина',
  actor: 'person:1',
  at,
});

function frame(said: Omit<Extract<Operation, { type: 'project_frame' }>, 'type'>, row = plain) {
  const state = stateOf({ kind: 'project', row });
  return decide(state, { type: 'project_frame', ...said }, sampleGiven());
}
const rowAfter = (decision: ReturnType<typeof frame>) => rowsAfter(decision)[0] as Project;

describe('project_frame', () => {
  it('gives a project without a calendar the week that was said, in the usual hours', () => {
    expect(rowAfter(frame({ workdays: [7, 1, 2, 3, 4] })).calendar).toEqual({
      workdays: [7, 1, 2, 3, 4],
      hours: [{ from: '09:00', to: '19:00' }],
      holidays: [],
      extraWorkdays: [],
    });
  });

  it('adds days off, each once and in order, and keeps the hours; such a day is no extra workday', () => {
    const calendar = {
      workdays: [1, 2, 3, 4, 5],
      hours: [{ from: '08:00', to: '12:00' }],
      holidays: ['2026-05-01'],
      extraWorkdays: ['2026-03-09', '2026-03-14'],
    };
    const after = rowAfter(
      frame({ days_off: ['2026-05-01', '2026-03-09'] }, { ...plain, calendar }),
    );
    expect(after.calendar).toEqual({
      ...calendar,
      holidays: ['2026-03-09', '2026-05-01'],
      extraWorkdays: ['2026-03-14'],
    });
  });

  it('starts when the day opens, and takes a start away', () => {
    expect(rowAfter(frame({ start_on: '2026-03-02' })).start_at).toBe('2026-03-02T06:00:00.000Z');
    const started = { ...plain, start_at: at };
    expect(rowAfter(frame({ start_on: null }, started)).start_at).toBeNull();
  });

  it('keeps what is known of the same client, and nothing of the one before', () => {
    const client = { name: 'Ромашка', vatId: '77' };
    expect(frame({ client: 'Ромашка' }, { ...plain, client })).toMatchObject({ steps: [] });
    expect(rowAfter(frame({ client: 'Лютик' }, { ...plain, client })).client).toEqual({
      name: 'Лютик',
    });
  });

  it('writes the details of a party below its name, and takes both away', () => {
    const details = ['ИНН 770000000000', 'hello@example.com'];
    const seller = { name: 'Мастерская', details };
    const named = rowAfter(frame({ seller: 'Мастерская', seller_details: details }));
    expect(named.seller).toEqual(seller);
    expect(frame({ seller: 'Мастерская' }, named)).toMatchObject({ steps: [] });
    const moved = rowAfter(frame({ seller_details: ['Тверь'] }, named));
    expect(moved.seller).toEqual({ name: 'Мастерская', details: ['Тверь'] });
    expect(rowAfter(frame({ seller: null }, named)).seller).toBeNull();
    expect(rowAfter(frame({ client: 'Лютик', client_details: details }, named))).toMatchObject({
      client: { name: 'Лютик', details },
      seller,
    });
  });

  it('keeps in which language quotes are printed, and until when they hold', () => {
    const said = { quote_language: 'en', quote_valid_until: '2026-03-20' } as const;
    const framed = rowAfter(frame(said));
    expect(framed).toMatchObject(said);
    expect(rowAfter(frame({ quote_valid_until: null }, framed)).quote_valid_until).toBeNull();
  });

  it('refuses letters that are no currency, and where nothing was said', () => {
    expect(frame({ currency: 'EUR' })).toMatchObject({ kind: 'change' });
    const nobody = { seller_details: ['Тверь'] };
    for (const said of [{ currency: 'QQQ' }, { client: '  ' }, { seller: ' ' }, nobody, {}]) {
      expect(frame(said)).toMatchObject({ kind: 'refuse', code: 'NOT_UNDERSTOOD' });
    }
  });
});
