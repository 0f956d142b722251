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
  switch (code) {
    case 'commander.help':
    case 'commander.helpDisplayed':
    case 'commander.version':
      return '';
    case 'commander.unknownCommand':
      return `Нет команды «${word}».`;
    case 'commander.unknownOption':
      return `Нет параметра «${word}».`;
    case 'commander.optionMissingArgument':
      return `Параметру ${word} нужно значение.`;
    case 'commander.missingArgument':
      return `Не хватает слова после команды: ${word}.`;
    case 'commander.excessArguments':
      return `Слов больше, чем нужно команде${word === '' ? '' : ` ${word}`}: текст из нескольких слов возьмите в кавычки.`;
    default:
      return 'Командная строка не подходит.';
  }
}
