import type { HelpConfiguration } from 'commander';

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Как вызывать:',
  'Arguments:': 'Слова после команды:',
  'Options:': 'Параметры:',
  'Commands:': 'Команды:',
};

/** Commander's help with its own words in Russian. */
export const russianHelp: HelpConfiguration = {
  sortSubcommands: false,
  styleTitle: (title) => TITLES[title] ?? title,
  styleUsage: (usage) =>
    usage.replace('[options]', '[параметры]').replace('[command]', '[команда]'),
  subcommandTerm: (command) =>
    [command.name(), command.usage()]
      .join(' ')
      .replace(/ ?\[options\]/, '')
      .replace('[command]', '[команда]'),
  // Without the defaults, which are only "off".
  optionDescription: (option) => option.description,
};
