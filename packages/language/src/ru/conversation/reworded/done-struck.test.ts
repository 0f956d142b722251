import type { ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { spokenOf } from '../../../../../../test/rig/read-said.ts';
import { doneStruck } from './done-struck.ts';

const known = (titles: readonly string[]) =>
  spokenOf(titles.map((title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title })));

it.each([
  ['список в аптеку муж уже купил вычёркивай', 'купить в аптеке бинт йод'],
  ['струны жена уже купила, отмечай', 'купить струны для гитары'],
  ['плитку коллега забрал можно вычеркивай', 'забрать плитку со склада'],
  ['клей я взяла так что вычёркивай', 'купить клей'],
])('«%s»: «%s» is done', (said, title) => {
  expect(doneStruck(said, known([title, 'позвонить мастеру']))).toEqual({
    order: `отметь «${title}» сделанной`,
  });
});

it.each([
  // another deed, another thing, more than one, not done, or none
  ['струны порвал вычёркивай', ['купить струны']],
  ['струны для баса жена купила вычёркивай', ['купить струны для гитары']],
  ['струны жена купила вычёркивай', ['купить струны', 'натянуть струны']],
  ['струны жена не купила вычёркивай', ['купить струны']],
  ['струны жена хотела купить вычёркивай', ['купить струны']],
  ['струны жена купит вычёркивай', ['купить струны']],
  ['струны есть дома вычёркивай', ['купить струны']],
  ['струны жена купила', ['купить струны']],
  ['половину клея купил отметь', ['купить клей']],
])('«%s» is not surely said of the one of %j', (said, titles) => {
  expect(doneStruck(said, known(titles))).toBeNull();
});
