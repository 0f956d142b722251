import type { InterpretRequest, ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_ZONE } from '../../corpus.ts';

/** A Friday. */
const NOW = '2026-11-27T12:00:00+03:00';
const PLAN = ['Ремонт', 'обмазать печь', 'купить дрожжи', 'отвезти посылку Гоше'] as const;

/** The last of what was spoken of is in view; "b ..." is a timeblock, the first of the plan a project. */
function read(text: string, titles: readonly string[] = PLAN) {
  const candidates = titles
    .map((title, at): ObjectHandle => {
      if (title.startsWith('b '))
        return { kind: 'timeblock', number: at + 1, title: title.slice(2) };
      return { kind: at === 0 && titles === PLAN ? 'project' : 'task', number: at + 1, title };
    })
    .reverse();
  const [last] = candidates;
  const view = last === undefined ? {} : { [`default_${last.kind}_id`]: last.number };
  const room = { kind: 'hub' as const };
  const thread: InterpretRequest['thread'] = { room, candidates, operations: [], ...view };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: NOW, text, thread };
  const { response } = interpretUtterance(request, { timezone: CORPUS_ZONE });
  const { kind, operations = [], envelopes } = response;
  if (kind !== 'operations')
    return [kind, ...envelopes.map(({ command }) => command.entities.title)].join(': ');
  return operations
    .map(({ operation, mention, several }) => {
      const { type, task, ...fields } = operation as Readonly<Record<string, unknown>>;
      const what = mention ?? (several === undefined ? (task ?? 'it') : `${several}`);
      return [type, what, ...Object.values(fields).filter((value) => value !== undefined)].join(
        ' ',
      );
    })
    .join('; ');
}

const BLOCK = ['обмазать печь', 'b стрижка'];

describe('words that tell of a slip, and what is right', () => {
  it.each([
    ['промахнулся, надо на послезавтра', 'reschedule it 2026-11-29'],
    ['я не то сказал, во вторник', 'reschedule it 2026-12-01'],
    ['не так: послезавтра', 'reschedule it 2026-11-29'],
    ['тьфу ты, послезавтра', 'reschedule it 2026-11-29'],
    ['передумал, послезавтра лучше', 'reschedule it 2026-11-29'],
    ['день перепутал, в понедельник', 'reschedule it 2026-11-30'],
    ['срок неправильный, надо до среды', 'set_due it 2026-12-02'],
    ['ой, раньше надо, до понедельника', 'set_due it 2026-11-30'],
    ['пусть останется на завтра', 'reschedule it 2026-11-28'],
    ['поменяй: не Гоше, а Мише', 'rename it отвезти посылку Мише'],
    ['вернее, бандероль Гоше', 'rename it отвезти бандероль Гоше'],
    ['неправильно записал, надо вручить посылку', 'rename it вручить посылку'],
    ['ой, это в Ремонт', 'move_to_project it Ремонт'],
    ['не тот проект, надо в Ремонт', 'move_to_project it Ремонт'],
  ])('%s', (text, wanted) => {
    expect(read(text)).toBe(wanted);
  });

  it.each([
    ['промахнулась, на час раньше', 'reschedule it -60'],
    ['лучше попозже, в 19:30', 'reschedule it 19:30'],
    ['чуть позже, в 12:40', 'reschedule it 12:40'],
    ['время неверное, в 17:30', 'reschedule it 17:30'],
    ['вместо десяти в одиннадцать', 'reschedule it 11:00'],
    ['и не полчаса, а 40 минут', 'set_duration it 40'],
    ['длительность не та, 45 минут', 'set_duration it 45'],
    ['долго слишком, 20 минут хватит', 'set_duration it 20'],
  ])('of a timeblock: %s', (text, wanted) => {
    expect(read(text, BLOCK)).toBe(wanted);
  });

  it.each([
    ['про печь я неверно сказал, её надо в среду', 'reschedule печь 2026-12-02'],
    ['с печью погорячился, давай её в среду', 'reschedule печью 2026-12-02'],
    ['печь зря на завтра, давай на среду', 'reschedule печь 2026-12-02'],
    ['печь, я напутал, на вторник', 'reschedule печь 2026-12-01'],
    ['у печи срок неверный, до вторника', 'set_due печи 2026-12-01'],
    ['печь на самом деле во вторник', 'reschedule печь 2026-12-01'],
    ['с печью я поторопился, она ещё не готова', 'update_status печью todo'],
    ['печь рано закрыл, верни', 'update_status печь todo'],
    ['про печь я поспешил, не домазал ещё', 'update_status печь todo'],
  ])('of what it names: %s', (text, wanted) => {
    expect(read(text)).toBe(wanted);
  });

  it.each([
    'ой, рано, она ещё не отвезена',
    'поспешила, не готово ещё',
    'случайно отметил, ещё не отвёз',
    'сними отметку, я ещё везу',
    'она не выполнена',
    'верни её в невыполненные',
  ])('not done after all: %s', (text) => {
    expect(read(text)).toBe('update_status it todo');
  });

  it.each(['зачем удалил, верни назад', 'не ту удалил, верни', 'отмени удаление'])(
    'as it was: %s',
    (text) => {
      expect(read(text)).toBe('undo');
    },
  );

  it.each([
    ['исправить ошибку в отчёте завтра', 'commands: исправить ошибку в отчёте'],
    ['поправить забор завтра', 'commands: поправить забор'],
    ['рано утром в 6 пробежка', 'commands: пробежка'],
    ['не так: надо позвонить маме', 'commands: позвонить маме'],
    ['позже, купить хлеба', 'commands: позже купить хлеба'],
    ['извини, завтра не смогу', 'none'],
    ['восстановить пароль от почты завтра', 'commands: восстановить пароль от почты'],
  ])('no slip, or none that says what is right: %s', (text, wanted) => {
    expect(read(text)).toBe(wanted);
  });
});

describe('what is no longer needed', () => {
  it.each([
    ['а, дрожжи дома есть, вычёркивай', 'delete дрожжи'],
    ['дрожжи нашлись, можно убрать', 'delete дрожжи'],
    ['отпала необходимость, убирай', 'delete it'],
    ['неактуально, вычёркивай', 'delete it'],
    ['уже не надо, отвезли', 'delete it'],
    ['передумал, не буду', 'delete it'],
  ])('%s', (text, wanted) => {
    expect(read(text)).toBe(wanted);
  });

  it.each(['не надо', 'передумал', 'вычеркни из списка гостей Петровых'])(
    'nothing of the plan: %s',
    (text) => {
      expect(read(text)).not.toMatch(/^(?:delete|update_status)/u);
    },
  );
});

describe('what is only pointed at', () => {
  it.each([
    ['её поставь на послезавтра', 'reschedule it 2026-11-29'],
    ['на завтра её, пожалуйста, поставь', 'reschedule it 2026-11-28'],
    ['эту же на завтра', 'reschedule it 2026-11-28'],
    ['ей высокий приоритет', 'set_priority it high'],
    ['вот эту важной сделай', 'set_priority it high'],
    ['срок ей поставь до вторника', 'set_due it 2026-12-01'],
    ['это до субботы', 'set_due it 2026-11-28'],
    ['её отложи до субботы', 'reschedule it 2026-11-28'],
    ['она готова', 'update_status it done'],
    ['последнюю убери', 'delete it'],
    ['и ту и другую перенеси на воскресенье', 'reschedule 2 2026-11-29'],
    ['их поставь на завтра', 'reschedule 2 2026-11-28'],
    ['обе в проект Ремонт', 'move_to_project 2 Ремонт'],
    ['обе сделаны', 'update_status 2 done'],
    ['вторую сделай срочной', 'set_priority вторую high'],
  ])('%s', (text, wanted) => {
    expect(read(text)).toBe(wanted);
  });

  it('of two the other one', () => {
    const two = ['выбить ковры', 'помыть пол'];
    expect(read('другую на вторник', two)).toBe('reschedule 1 2026-12-01');
    expect(read('другую на вторник', [...two, 'вынести ёлку'])).toBe('none');
  });

  it.each([
    ['ему подарок купить завтра', 'commands: ему подарок купить'],
    ['её день рождения завтра', 'commands: её день рождения'],
    ['купить обе книги завтра', 'commands: купить обе книги'],
    ['позвонить второй бабушке завтра', 'commands: позвонить второй бабушке'],
  ])('a pointer that is no object: %s', (text, wanted) => {
    expect(read(text)).toBe(wanted);
  });

  it.each([
    'другую на вторник',
    'их на вторник',
    'её завтра',
    'и ту и другую завтра',
    'ошибка',
    'неверно',
  ])('nothing is called so: %s', (text) => {
    expect(read(text, [])).toBe('none');
  });
});
