import { describe, expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const toldOf = (text: string) =>
  (readSaid(text).notes ?? []).flatMap((note) => (note.code === 'NOT_READ' ? [note.text] : []));
const sure = (text: string) =>
  readSaid(text).envelopes.every(({ command }) => command.confidence >= 0.75);

describe('what was ordered and is in nothing that is written', () => {
  it.each([
    ['забор покрасил, калитку сдвинь на вчера и создай задачу купить гвозди', ['калитку']],
    ['в проект Ира двух. создай задачу хлеб', ['в проект Ира двух']],
    ['забор хлеб забор потом не забыть создай задачу создай задачу', ['забор хлеб забор']],
  ])('%s: %j is told of', (text, told) => expect(toldOf(text)).toEqual(told));

  it('is asked about where it stands amid a title', () => {
    const text = 'олимпиаду (задачу) удали а блок на субботу назови просто дежурство';
    expect(sure(text)).toBe(false);
  });

  it.each([
    'купить яблони, хотя нет, груши',
    'для проекта Дача купить известь',
    'займи завтра время с 9 до 11 на вычитку',
    'будьте добры, добавьте: вымыть окна',
    'голова болит, завтра купить чай',
    'создай здачу забрать торт',
    'создай задачу купить лак, комментарий: матовый',
    'созвон завтра в 11 по берлинскому времени',
    'завтра отключат свет, поэтому сегодня зарядить фонарь',
  ])('%s leaves nothing out that was ordered', (text) => {
    expect(toldOf(text)).toEqual([]);
  });
});
