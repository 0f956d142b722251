import { TerminalError } from '@planerka/contracts';
import { Command, CommanderError, Option } from 'commander';
import type { ProgramContext } from './subcommands/program-context.ts';
import { readEnvironment } from './compose/environment.ts';
import { concealer, createLogger } from './compose/logging.ts';
import { describeError } from './error-map.ts';
import { commandLineWords } from './terminal/command-line-words.ts';
import { russianHelp } from './terminal/russian-help.ts';
import { withoutEscapes } from './terminal/without-escapes.ts';

/** Exit codes: 0 done, 1 it could not be done, 2 wrong usage or configuration. */
const FAILED = 1;
const MISUSED = 2;

const conceal = concealer(process.env);

function context(): ProgramContext {
  const environment = readEnvironment(process.env);
  return {
    environment,
    conceal,
    log: createLogger({ level: environment.LOG_LEVEL, conceal }),
    print: (line) => {
      process.stdout.write(`${withoutEscapes(conceal(line))}\n`);
    },
  };
}

/** Short commands do not chatter: their log is for failures. */
function quietly(): ProgramContext {
  process.env['LOG_LEVEL'] ??= 'error';
  return context();
}

const program = new Command('planerka')
  .version('0.1.0', '--version', 'версия')
  .description('Планёрка: скажите или напишите, и она запишет задачу или блок времени')
  .configureHelp(russianHelp)
  .helpOption('-h, --help', 'эта справка')
  .helpCommand('help [команда]', 'справка о команде')
  // What is wrong with a command line is said by `report`, in Russian.
  .configureOutput({ outputError: () => undefined })
  .exitOverride();

program
  .command('serve')
  .description('всё в одном процессе: без TELEGRAM_BOT_TOKEN площадка, с ним настоящий бот')
  .action(async () => (await import('./subcommands/serve.ts')).serve(context()));

program
  .command('gateway')
  .description('ML-шлюз отдельным процессом')
  .action(async () => (await import('./subcommands/gateway.ts')).gateway(context()));

program
  .command('say')
  .description('одна команда целиком: понять, записать, ответить')
  .argument('[текст]', 'слова команды; из нескольких слов в кавычках')
  .option('--voice <файл>', 'голосовая запись Ogg/Opus вместо текста')
  .option('--json', 'вывести {envelopes, outputs, receipts}', false)
  .option('--page <номер>', 'какая страница ответа на вопрос')
  .option('--now <время>', 'остановить часы на этом мгновении, например 2026-02-25T12:00:00+03:00')
  .action(
    async (
      text: string | undefined,
      options: { voice?: string; json: boolean; now?: string; page?: string },
    ) =>
      (await import('./subcommands/say.ts')).say(
        quietly(),
        text === undefined ? options : { ...options, text },
      ),
  );

program
  .command('chat')
  .description('разговор в терминале, варианты ответа по номерам')
  .option('--now <время>', 'остановить часы на этом мгновении, например 2026-02-25T12:00:00+03:00')
  .action(async (options: { now?: string }) =>
    (await import('./subcommands/chat.ts')).chat(quietly(), options),
  );

program
  .command('interpret')
  .description('строки JSON {"id","text","now","timezone"?,"channel"?} -> разбор')
  .action(async () => (await import('./subcommands/interpret.ts')).interpret(quietly()));

program
  .command('parse')
  .description('строки JSON {"id","text","now","timezone"?} -> время фразы')
  .argument('[текст]', 'одна фраза вместо строк JSON')
  .option('--explain', 'показать деревом, какие правила сработали', false)
  .option('--now <время>', 'мгновение отсчёта для фразы в командной строке')
  .action(async (text: string | undefined, options: { explain: boolean; now?: string }) =>
    (await import('./subcommands/parse.ts')).parse(
      quietly(),
      text === undefined ? options : { ...options, text },
    ),
  );

program
  .command('suggest')
  .description(
    'подсказки: проверить конверты без базы, строки JSON {"id","now","timezone","known","envelope"}',
  )
  .requiredOption('--validate', 'для каждой строки сказать, что из её конверта годится')
  .action(async () => (await import('./subcommands/suggest.ts')).validateSuggestions(quietly()));

program
  .command('changeset')
  .description(
    'наборы изменений: проверить без базы, строки JSON {"id","now","plan","envelope","approve"?}',
  )
  .requiredOption('--check', 'для каждой строки сказать, что станет с каждой операцией набора')
  .action(async () => (await import('./subcommands/changeset.ts')).checkChangeSets(quietly()));

program
  .command('document')
  .description('КП в PDF, смета в XLSX, сроки картинкой: из файла JSON, без базы')
  .option('--quote <файл>', 'КП: язык, стороны, строки, условия')
  .option('--estimate <файл>', 'смета: проект, как его берёт changeset --check')
  .option('--gantt <файл>', 'сроки: тот же проект')
  .option('--operations <файл>', 'операции набора: {"plan","envelope"}')
  .requiredOption('--out <файл>', 'куда записать')
  .option('--now <время>', 'что считать сегодняшним днём, например 2026-02-25T12:00:00+03:00')
  .action(
    async (options: {
      quote?: string;
      estimate?: string;
      gantt?: string;
      operations?: string;
      out: string;
      now?: string;
    }) => (await import('./subcommands/document.ts')).makeDocument(quietly(), options),
  );

program
  .command('migrate')
  .description('применить миграции базы')
  .action(async () => (await import('./subcommands/migrate.ts')).migrateDatabase(quietly()));

program
  .command('doctor')
  .description('что настроено и работает ли оно: база, Telegram, речь, модель, очереди; чем помочь')
  .option('--json', 'то же для программ: {ok, checks}, с --again и {again}', false)
  .option('--again', 'ещё раз выполнить отложенное и послать непринятое за сутки', false)
  .action(async (options: { json: boolean; again: boolean }) =>
    (await import('./subcommands/doctor.ts')).doctor(quietly(), options),
  );

program
  .command('backup')
  .description('проверенная копия всего, что есть в базе, одним файлом')
  .argument('<файл>', 'куда записать; прежний файл заменяется, только когда новый проверен')
  .action(async (file: string) =>
    (await import('./subcommands/backup.ts')).backup(quietly(), file),
  );

program
  .command('restore')
  .description('вернуть копию в пустую базу')
  .argument('<файл>', 'файл, который записала команда backup или export --all')
  .option('--check', 'только проверить: прочитать целиком и ничего не оставить', false)
  .action(async (file: string, options: { check: boolean }) =>
    (await import('./subcommands/restore.ts')).restore(quietly(), file, options),
  );

program
  .command('export')
  .description('всё рабочее пространство как JSON')
  .option('--workspace <имя>', 'его id, имя или id чата')
  .option('--all', 'все рабочие пространства', false)
  .option('--out <файл>', 'в файл, а не на стандартный вывод')
  .action(async (options: { workspace?: string; all: boolean; out?: string }) =>
    (await import('./subcommands/export.ts')).exportPlan(quietly(), options),
  );

program
  .command('import')
  .description('прочитать export обратно')
  .argument('[файл]', 'файл; без него стандартный ввод')
  .action(async (file: string | undefined) =>
    (await import('./subcommands/import.ts')).importPlan(quietly(), file),
  );

program
  .command('mcp')
  .description('задачи для агента, который говорит по MCP через стандартный ввод и вывод')
  .option('--workspace <имя>', 'рабочее пространство вызовов, которые его не называют')
  .addOption(
    new Option(
      '--toolset <набор>',
      'какие инструменты показать: daily (главные), full (все) или production (проекты производства)',
    )
      .choices(['daily', 'full', 'production'])
      .default('daily'),
  )
  .option('--as <имя>', 'как называть агента в журнале')
  .action(
    async (options: {
      workspace?: string;
      toolset: 'daily' | 'full' | 'production';
      as?: string;
    }) => (await import('./subcommands/mcp.ts')).mcp(quietly(), options),
  );

const workspace = program
  .command('workspace')
  .description('имена рабочих пространств, по которым их находят агенты');

workspace
  .command('list')
  .description('все рабочие пространства, их имена и чаты')
  .action(async () => (await import('./subcommands/workspace.ts')).listNames(quietly()));

workspace
  .command('add')
  .description('дать имя рабочему пространству, новому или названному')
  .argument('<имя>', 'например acme/repo')
  .option('--workspace <какое>', 'его id, другое имя или id чата; без этого будет новое')
  .action(async (name: string, options: { workspace?: string }) =>
    (await import('./subcommands/workspace.ts')).addName(quietly(), name, options),
  );

workspace
  .command('remove')
  .description('убрать имя; само рабочее пространство остаётся')
  .argument('<имя>', 'имя, которое убрать')
  .action(async (name: string) =>
    (await import('./subcommands/workspace.ts')).removeName(quietly(), name),
  );

const token = program.command('token').description('ключи агентов, которые приходят по HTTP');

token
  .command('add')
  .description('новый ключ к рабочему пространству; показывается один раз')
  .argument('<имя>', 'как называть агента')
  .requiredOption('--workspace <какое>', 'его id, имя или id чата')
  .addOption(
    new Option('--rights <права...>', 'что можно: read, write, delete; без этого read и write')
      .choices(['read', 'write', 'delete'])
      .default(['read', 'write']),
  )
  .action(
    async (
      name: string,
      options: { workspace: string; rights: ReadonlyArray<'read' | 'write' | 'delete'> },
    ) => (await import('./subcommands/token.ts')).addToken(quietly(), name, options),
  );

token
  .command('list')
  .description('ключи, которые действуют')
  .option('--workspace <какое>', 'его id, имя или id чата; без этого все')
  .action(async (options: { workspace?: string }) =>
    (await import('./subcommands/token.ts')).listTokens(quietly(), options),
  );

token
  .command('revoke')
  .description('отозвать ключ: больше он ничего не открывает')
  .argument('<id>', 'id ключа из planerka token list')
  .action(async (id: string) =>
    (await import('./subcommands/token.ts')).revokeToken(quietly(), id),
  );

/** A failure as a person can use it: words with the mend, never a stack, never a secret. */
function report(error: unknown): number {
  if (error instanceof CommanderError) {
    const words = commandLineWords(error);
    if (words !== '') process.stderr.write(`${withoutEscapes(conceal(words))}\n`);
    return error.exitCode === 0 ? 0 : MISUSED;
  }
  process.stderr.write(`${withoutEscapes(conceal(describeError(error)))}\n`);
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) {
    process.stderr.write(`${withoutEscapes(conceal(error.stack ?? ''))}\n`);
  }
  return error instanceof TerminalError && error.code === 'BAD_ENVIRONMENT' ? MISUSED : FAILED;
}

// A reader that has had enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
});

// Not awaited: the build wraps each file into a function, which waits for nothing.
void program.parseAsync().catch((error: unknown) => {
  process.exitCode = report(error);
});
