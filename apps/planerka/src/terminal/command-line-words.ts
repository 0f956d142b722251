import type { CommanderError } from 'commander';

const HELP = 'Список команд: planerka --help';

/** A value that is none of the few that there are. */
const CHOICE =
  /option '(?<option>.+?)' argument '(?<value>[^]*)' is invalid\. Allowed choices are (?<choices>.+)\.$/;

/** What commander puts at the end of its message when one of its words is near. */
const SUGGESTION = /\n\(Did you mean (?:one of )?(.+)\?\)$/;

/**
 * What is wrong with a command line. Commander's errors carry the words at fault only inside their
 * messages, in quotes; blank when commander has already printed what was asked for (help, version).
 */
export function commandLineWords(error: CommanderError): string {
  const choice = CHOICE.exec(error.message)?.groups;
  if (choice) {
    const { option = '', value = '', choices = '' } = choice;
    return `Параметру ${option} не подходит «${value}»: может быть ${choices}.\n${HELP}`;
  }
  const said = wordsOf(error.code, /'([^]*)'/.exec(error.message)?.[1] ?? '');
  if (said === '') return '';
  const near = SUGGESTION.exec(error.message)?.[1];
  return [said, ...(near === undefined ? [] : [`Может быть, ${near}?`]), HELP].join('\n');
}

function wordsOf(code: string, word: string): string {
  const words: Readonly<Record<string, string>> = {
    'commander.help': '',
    'commander.helpDisplayed': '',
    'commander.version': '',
    'commander.unknownCommand': `Нет команды «${word}».`,
    'commander.unknownOption': `Нет параметра «${word}».`,
    'commander.optionMissingArgument': `Параметру ${word} нужно значение.`,
    'commander.missingArgument': `Не хватает слова после команды: ${word}.`,
    'commander.excessArguments': `Слов больше, чем нужно команде${word === '' ? '' : ` ${word}`}: текст из нескольких слов возьмите в кавычки.`,
  };
  return words[code] ?? 'Командная строка не подходит.';
}
