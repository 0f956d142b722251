import { Command, CommanderError, Option } from 'commander';
import { expect, it } from 'vitest';
import { commandLineWords } from './command-line-words.ts';

/** What commander itself makes of these words. */
function refusal(...words: string[]): CommanderError {
  const program = new Command('planerka')
    .exitOverride()
    .configureOutput({ outputError: () => undefined, writeErr: () => undefined });
  program
    .command('name')
    .argument('<имя>')
    .action(() => undefined);
  program
    .command('say')
    .argument('[текст]')
    .addOption(new Option('--kind <какой>', '').choices(['a', 'b']))
    .option('--json', '')
    .option('--now <время>', '')
    .action(() => undefined);
  try {
    program.parse(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error;
    throw error;
  }
  throw new Error('accepted');
}

const HELP = 'Список команд: planerka --help';

it.each([
  [['bogus'], 'Нет команды «bogus».'],
  [['saj'], 'Нет команды «saj».\nМожет быть, say?'],
  [['say', "--it's"], "Нет параметра «--it's»."],
  [['say', '--jsn'], 'Нет параметра «--jsn».\nМожет быть, --json?'],
  [['say', '--now'], 'Параметру --now <время> нужно значение.'],
  [
    ['say', 'раз', 'два'],
    'Слов больше, чем нужно команде say: текст из нескольких слов возьмите в кавычки.',
  ],
  [['say', '--kind', 'c'], 'Параметру --kind <какой> не подходит «c»: может быть a, b.'],
  [['name'], 'Не хватает слова после команды: имя.'],
])('%j', (words, said) => {
  expect(commandLineWords(refusal(...words))).toBe(`${said}\n${HELP}`);
});

it('adds nothing to help', () => {
  expect(commandLineWords(refusal())).toBe('');
});

it('has words for an error it does not know', () => {
  expect(commandLineWords(new CommanderError(1, 'commander.conflictingOption', 'error'))).toBe(
    `Командная строка не подходит.\n${HELP}`,
  );
});
