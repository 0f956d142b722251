import { CONFIDENCE, type ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const tyres: ObjectHandle = { kind: 'task', number: 1, title: 'поменять шины' };
const meeting: ObjectHandle = { kind: 'timeblock', number: 2, title: 'встреча с бригадиром' };
const ofTask = spokenOf([tyres], { default_task_id: 1, listed_count: 0 });
const ofBlock = spokenOf([meeting, tyres], { default_timeblock_id: 2, listed_count: 0 });
const nothing = spokenOf([], { listed_count: 0 });

const doneIn = (text: string, thread = ofTask) =>
  (readSaid(text, { thread }).operations ?? []).map(({ operation }) => operation);
const isAtOnce = (text: string, thread = ofTask): boolean =>
  (readSaid(text, { thread }).operations ?? []).every(
    ({ confidence }) => confidence >= CONFIDENCE.act,
  );

describe('a note of what is in view', () => {
  it.each([
    ['и в заметку: талон 77', 'талон 77'],
    ['а в примечание: натощак', 'натощак'],
    ['допиши в комментарий: код 55', 'код 55'],
    ['и в заметку код 55', 'код 55'],
    ['в заметку: купить хлеб и молоко, позвонить в 5', 'купить хлеб и молоко, позвонить в 5'],
    ['заметка: вход со двора', 'вход со двора'],
    ['заметка: взять карту скидок', 'взять карту скидок'],
    ['заметка: купить фольгу', 'купить фольгу'],
    ['и заметка: спросить про насос', 'спросить про насос'],
    ['примечание: спросить про насос', 'спросить про насос'],
    ['примечание: варить два часа', 'варить два часа'],
    ['и заметка: рецепт у мамы', 'рецепт у мамы'],
  ])('%s', (text, note) => {
    expect(doneIn(text)).toEqual([{ type: 'add_note', text: note }]);
    expect(isAtOnce(text)).toBe(true);
  });

  it.each([
    ['примечание: в 17:00 закрываются', 'в 17:00 закрываются'],
    ['примечание: в 17:00 придёт мастер', 'в 17:00 придёт мастер'],
    ['пометка: завтра звонит мастер', 'завтра звонит мастер'],
    ['комментарий: до пятницы скидка', 'до пятницы скидка'],
    ['пометка: к 18 должно остыть', 'к 18 должно остыть'],
  ])('with a day or an hour a remark is asked about: %s', (text, note) => {
    expect(doneIn(text)).toEqual([{ type: 'add_note', text: note }]);
    expect(isAtOnce(text)).toBe(false);
  });

  it.each(['примечание: натощак', 'пометка: до пятницы скидка', 'комментарий: завтра там ремонт'])(
    'is no task where a timeblock is in view: %s',
    (text) => {
      const block = { kind: 'timeblock', number: 1, title: 'стоматолог' } as const;
      const thread = spokenOf([block], { default_timeblock_id: 1 });
      const { envelopes, operations = [] } = readSaid(text, { thread });
      expect(envelopes).toEqual([]);
      expect(operations).toMatchObject([{ operation: { type: 'add_note' } }]);
    },
  );

  it('is asked about where that was written long ago', () => {
    const [only] = readSaid('заметка: вход со двора', { thread: ofTask }).operations ?? [];
    expect(only?.corrects).toBe(true);
    const replied = spokenOf([tyres], { default_task_id: 1, named: true });
    const [meant] = readSaid('заметка: вход со двора', { thread: replied }).operations ?? [];
    expect(meant?.operation).toEqual({ type: 'add_note', text: 'вход со двора' });
    expect(meant?.corrects).toBeUndefined();
  });

  it.each([
    'заметка: позвонить мастеру завтра',
    'запиши в заметки: идея подарка маме шарф',
    'внеси в заметки: пароль 123',
    'в заметки: пароль от вайфая 12345',
    'допиши в заметки: Пете отдать 500 в пятницу',
    'и в пометки: размер обуви 38',
    'заметка: рецепт пирога яйца мука',
    'заметка: идеи для отпуска горы море',
    'заметка: список гостей',
    'заметка: мысли про дачу',
    'примечание: завтра в 5 позвонить мастеру',
    'комментарий: сдать до пятницы',
    'и заметка: купить молоко завтра',
    'и заметка: вечером заехать к Пете',
    'заметка: звонил мастер в 5',
    'заметка для стенгазеты завтра',
    'заметка в газету до пятницы',
    'и в заметку для стенгазеты фото найти',
    'и в заметку дописать про насос',
  ])('%s is something new', (text) => {
    expect(doneIn(text)).toEqual([]);
  });

  it('is none where nothing is in view, or something is called so', () => {
    expect(doneIn('и в заметку: талон 77', nothing)).toEqual([]);
    expect(doneIn('заметка: взять карту скидок', nothing)).toEqual([]);
    const called: ObjectHandle = { kind: 'task', number: 1, title: 'разобрать заметки' };
    const thread = spokenOf([called], { default_task_id: 1 });
    expect(doneIn('в заметки: талон 77', thread)).toEqual([]);
  });
});

describe('one more part of what is in view', () => {
  it.each([
    ['и ещё подпункт взять домкрат', 'взять домкрат'],
    ['и пункт найти ключ', 'найти ключ'],
    ['ещё пункт: ключ', 'ключ'],
    ['и подзадачу взять домкрат', 'взять домкрат'],
  ])('%s', (text, title) => {
    expect(doneIn(text)).toEqual([{ type: 'subtask_add', title }]);
  });

  it.each([
    'подпункт 3 договора проверить',
    'и пункт выдачи найти',
    'ещё пункт назначения уточнить',
    'и шаг за шагом разобрать архив',
  ])('%s is something new', (text) => {
    expect(doneIn(text)).toEqual([]);
  });

  it('is none where nothing is in view', () => {
    expect(doneIn('и ещё подпункт взять домкрат', nothing)).toEqual([]);
  });
});

describe('a tag of what is in view', () => {
  it.each([
    ['тег машина', ['машина']],
    ['а метка машина', ['машина']],
    ['теги машина и срочное', ['машина', 'срочное']],
    ['припиши метку машина', ['машина']],
  ])('%s is hung on it at once', (text, add) => {
    expect(doneIn(text)).toEqual([{ type: 'set_tags', add }]);
    expect(isAtOnce(text)).toBe(true);
  });

  it('is asked about where it has several words, or nothing is in view', () => {
    expect(isAtOnce('тег новый год')).toBe(false);
    expect(isAtOnce('тег машина', nothing)).toBe(false);
  });

  it.each(['к шинам припиши метку машина', 'припиши метку машина к шинам'])('%s', (text) => {
    expect(doneIn(text, ofBlock)).toEqual([{ type: 'set_tags', add: ['машина'] }]);
  });

  it.each(['тег на бейдж распечатать', 'метки на деревьях обновить', 'повесь метку на дверь'])(
    '%s is something new',
    (text) => {
      expect(doneIn(text)).toEqual([]);
    },
  );
});

describe('when what is in view begins', () => {
  it.each([
    ['и начало в 18:30', { planned_time: '18:30' }],
    ['начало 18:30', { planned_time: '18:30' }],
    ['начало в половине седьмого', { planned_time: '18:30' }],
    ['начало на час позже', { shift_minutes: 60 }],
  ])('%s', (text, fields) => {
    expect(doneIn(text, ofBlock)).toEqual([{ type: 'reschedule', ...fields }]);
  });

  it('is moved as the hour alone is', () => {
    const alone = (text: string) => readSaid(text, { thread: ofBlock }).operations;
    expect(alone('начало в 6')).toEqual(alone('в 6'));
    expect(alone('старт в семь')).toEqual(alone('в семь'));
    expect(alone('и начало 18:30')).toEqual(alone('в 18:30'));
    expect(alone('начало в 6 вечера')).toEqual(alone('в 6 вечера'));
  });

  it.each(['начало спектакля в 18:30', 'начало завтра в 9', 'начало года отметить'])(
    '%s is something new',
    (text) => {
      expect(doneIn(text, ofBlock)).toEqual([]);
    },
  );

  it('is said of nothing that has no hour', () => {
    expect(doneIn('начало в 18:30')).toEqual([]);
    expect(doneIn('начало в 18:30', nothing)).toEqual([]);
  });
});

describe('that what is in view repeats', () => {
  it.each([
    'это каждый день надо',
    'мне это каждый день нужно делать',
    'и это надо ежедневно',
    'это чтобы каждый день было',
    'хочу чтобы это ежедневно повторялось',
  ])('%s', (text) => {
    expect(doneIn(text)).toEqual([{ type: 'set_recurrence', rrule: 'FREQ=DAILY' }]);
  });

  it.each([
    'это надо купить завтра',
    'это каждый раз надо',
    'это каждый день надо?',
    'это было каждый день',
    'да это каждую неделю было',
    'и это ежедневно было',
    'это ведь каждый день повторялось',
  ])('%s says no such thing', (text) => {
    expect(doneIn(text)).toEqual([]);
  });

  it('is said of nothing where nothing is in view', () => {
    expect(doneIn('это каждый день надо', nothing)).toEqual([]);
  });
});

describe('how long before it to nudge', () => {
  it.each([
    ['за час до встречи пни меня', 60],
    ['маякни за 20 минут до встречи', 20],
    ['дёрни меня за полчаса', 30],
    ['за два часа до начала маякни мне', 120],
  ])('%s', (text, minutes) => {
    expect(doneIn(text, ofBlock)).toEqual([
      { type: 'set_reminders', remind_before_minutes: [minutes] },
    ]);
  });

  it.each([
    'за час до ужина пни кота',
    'за час до вебинара маякни мне',
    'дёрни меня за рукав',
    'час пик переждать',
  ])('%s is none', (text) => {
    expect(doneIn(text, ofBlock)).toEqual([]);
  });
});

describe('how long somebody wants it to take', () => {
  it.each([
    ['нет, он просил час', 60],
    ['она просила на полтора', 90],
    ['бригадир хотел два часа', 120],
    ['она говорила минут сорок', 40],
  ])('%s', (text, minutes) => {
    expect(doneIn(text, ofBlock)).toEqual([
      { type: 'set_duration', duration_minutes: minutes, timeblock: 2 },
    ]);
    expect(isAtOnce(text, ofBlock)).toBe(true);
  });

  it.each(['он сказал два часа', 'она просила на час'])('%s may be when', (text) => {
    expect(doneIn(text, ofBlock)).toHaveLength(1);
    expect(isAtOnce(text, ofBlock)).toBe(false);
  });

  it.each([
    'он просил позвонить в пять',
    'он просил в час',
    'Петя просил час',
    'она хочет час поспать',
    'она просила на полтора килограмма гвоздей',
  ])('%s says nothing of it', (text) => {
    expect(doneIn(text, ofBlock)).toEqual([]);
  });

  it('is said of no task', () => {
    expect(doneIn('он просил час')).toEqual([]);
  });
});
