import { say } from '@planerka/plan';
import { expect, it } from 'vitest';
import { render } from './render.ts';

it('thanks are not answered with the same words each time', () => {
  const at = (second: string) => ({
    now: `2026-02-25T09:00:${second}.000Z`,
    zone: 'Europe/Moscow',
    locale: 'ru',
  });
  const said = ['00', '01', '02', '03'].map((second) => render(say('talk_thanks', {}), at(second)));
  expect(said).toEqual(['Рад помочь!', 'Пожалуйста!', 'Всегда пожалуйста!', 'Рад помочь!']);
});
