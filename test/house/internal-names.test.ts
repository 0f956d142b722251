import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { internalNamesIn, textsWithInternalNames } from './internal-names.ts';
import { ROOT, sourceFiles } from './source-files.ts';

const STORIES = path.join(ROOT, 'test/golden/golden');

it.each([
  ['Такого поля нет: planned_at.', ['planned_at']],
  ['Задайте OPENAI_API_KEY.', ['OPENAI_API_KEY']],
  ['Не то значение dueDateISO.', ['dueDateISO']],
  ['Записал {object:titled} на {moved_to:said_instant}.', []],
  ['Открыл TASK-001, дальше /plan или /new_list.', []],
  ['Метка [op v:1 type:"set_due" due_date:"завтра"] неверна.', []],
  ['Ссылка: https://t.me/a_bot?start=some_code', []],
  ['Файл до 20 МБ, PDF или XLSX, отправьте в Telegram.', []],
])('%s names %j', (words, names) => {
  expect(internalNamesIn(words)).toEqual(names);
});

it('no text that is told to a person names what only the program knows', () => {
  const files = sourceFiles(['packages/texts'], ROOT);
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap(textsWithInternalNames)).toEqual([]);
});

/** What the bot says in a story, a message each, without what it quotes of people's own words. */
function toldIn(story: string): string[] {
  return [...story.matchAll(/^Бот[^:\n]*: (.*(?:\n {2}.*)*)/gm)].map(([, words = '']) =>
    words.replace(/«[^»]*»/g, '').replace(/^\s*> .*$/gm, ''),
  );
}

it('no reply in any story does', () => {
  const stories = readdirSync(STORIES).filter((name) => name.endsWith('.txt'));
  const told = stories.flatMap((name) =>
    toldIn(readFileSync(path.join(STORIES, name), 'utf8')).map((words) => ({ name, words })),
  );
  expect(told.length).toBeGreaterThan(500);
  // a field of a person's own token is named as it was written there
  const found = told
    .filter(({ words }) => !words.includes('В метке [op '))
    .filter(({ words }) => internalNamesIn(words).length > 0);
  expect(found).toEqual([]);
});
