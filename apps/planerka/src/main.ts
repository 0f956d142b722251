import { Command, CommanderError, Option } from 'commander';
import { concealer } from './compose/concealer.ts';
import type { ProgramContext } from './subcommands/program-context.ts';
import { commandLineWords } from './terminal/command-line-words.ts';
import { russianHelp } from './terminal/russian-help.ts';
import { withoutEscapes } from './terminal/without-escapes.ts';

/*
 * Whatever only some commands need is imported when it is needed: `--help` is read by somebody who waits, and
 * of its time most would go into loading what other commands do.
 */

/** Exit code for a wrong command line or configuration; 0: done, 1: it could not be done. */
const MISUSED = 2;

const conceal = concealer(process.env);

const print = (line: string): void => {
  process.stdout.write(`${withoutEscapes(conceal(line))}\n`);
};

async function context(): Promise<ProgramContext> {
  const { openContext } = await import('./subcommands/open-context.ts');
  return openContext({ conceal, print });
}

/** Short commands do not chatter: their log is for failures. */
function quietly(): Promise<ProgramContext> {
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
  .action(async () => (await import('./subcommands/serve.ts')).serve(await context()));

program
  .command('gateway')
  .description('ML-шлюз отдельным процессом')
  .action(async () => (await import('./subcommands/gateway.ts')).gateway(await context()));

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
        await quietly(),
        text === undefined ? options : { ...options, text },
      ),
  );

program
  .command('chat')
  .description('разговор в терминале, варианты ответа по номерам')
  .option('--now <время>', 'остановить часы на этом мгновении, например 2026-02-25T12:00:00+03:00')
  .action(async (options: { now?: string }) =>
    (await import('./subcommands/chat.ts')).chat(await quietly(), options),
  );

program
  .command('interpret')
  .description('строки JSON {"id","text","now","timezone"?,"channel"?} -> разбор')
  .action(async () => (await import('./subcommands/interpret.ts')).interpret(await quietly()));

program
  .command('parse')
  .description('строки JSON {"id","text","now","timezone"?} -> время фразы')
  .argument('[текст]', 'одна фраза вместо строк JSON')
  .option('--explain', 'показать деревом, какие правила сработали', false)
  .option('--now <время>', 'мгновение отсчёта для фразы в командной строке')
  .action(async (text: string | undefined, options: { explain: boolean; now?: string }) =>
    (await import('./subcommands/parse.ts')).parse(
      await quietly(),
      text === undefined ? options : { ...options, text },
    ),
  );

program
  .command('suggest')
  .description(
    'подсказки: проверить конверты без базы, строки JSON {"id","now","timezone","known","envelope"}',
  )
  .requiredOption('--validate', 'для каждой строки сказать, что из её конверта годится')
  .action(async () =>
    (await import('./subcommands/suggest.ts')).validateSuggestions(await quietly()),
  );

program
  .command('changeset')
  .description(
    'наборы изменений: проверить без базы, строки JSON {"id","now","plan","envelope","approve"?}',
  )
  .requiredOption('--check', 'для каждой строки сказать, что станет с каждой операцией набора')
  .action(async () =>
    (await import('./subcommands/changeset.ts')).checkChangeSets(await quietly()),
  );

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
    }) => (await import('./subcommands/document.ts')).makeDocument(await quietly(), options),
  );

program
  .command('migrate')
  .description('применить миграции базы')
  .action(async () => (await import('./subcommands/migrate.ts')).migrateDatabase(await quietly()));

program
  .command('doctor')
  .description('что настроено и работает ли оно: база, Telegram, речь, модель, очереди; чем помочь')
  .option('--json', 'то же для программ: {ok, checks}, с --again и {again}', false)
  .option('--again', 'ещё раз выполнить отложенное и послать непринятое за сутки', false)
  .action(async (options: { json: boolean; again: boolean }) =>
    (await import('./subcommands/doctor.ts')).doctor(await quietly(), options),
  );

program
  .command('backup')
  .description('проверенная копия всего, что есть в базе, одним файлом')
  .argument('<файл>', 'куда записать; прежний файл заменяется, только когда новый проверен')
  .action(async (file: string) =>
    (await import('./subcommands/backup.ts')).backup(await quietly(), file),
  );

program
  .command('restore')
  .description('вернуть копию в пустую базу')
  .argument('<файл>', 'файл, который записала команда backup или export --all')
  .option('--check', 'только проверить: прочитать целиком и ничего не оставить', false)
  .action(async (file: string, options: { check: boolean }) =>
    (await import('./subcommands/restore.ts')).restore(await quietly(), file, options),
  );

program
  .command('export')
  .description('всё рабочее пространство как JSON')
  .option('--workspace <имя>', 'его id, имя или id чата')
  .option('--all', 'все рабочие пространства', false)
  .option('--out <файл>', 'в файл, а не на стандартный вывод')
  .action(async (options: { workspace?: string; all: boolean; out?: string }) =>
    (await import('./subcommands/export.ts')).exportPlan(await quietly(), options),
  );

program
  .command('import')
  .description('прочитать export обратно')
  .argument('[файл]', 'файл; без него стандартный ввод')
  .action(async (file: string | undefined) =>
    (await import('./subcommands/import.ts')).importPlan(await quietly(), file),
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
    }) => (await import('./subcommands/mcp.ts')).mcp(await quietly(), options),
  );

const workspace = program
  .command('workspace')
  .description('имена рабочих пространств, по которым их находят агенты');

workspace
  .command('list')
  .description('все рабочие пространства, их имена и чаты')
  .action(async () => (await import('./subcommands/workspace.ts')).listNames(await quietly()));

workspace
  .command('add')
  .description('дать имя рабочему пространству, новому или названному')
  .argument('<имя>', 'например acme/repo')
  .option('--workspace <какое>', 'его id, другое имя или id чата; без этого будет новое')
  .action(async (name: string, options: { workspace?: string }) =>
    (await import('./subcommands/workspace.ts')).addName(await quietly(), name, options),
  );

workspace
  .command('remove')
  .description('убрать имя; само рабочее пространство остаётся')
  .argument('<имя>', 'имя, которое убрать')
  .action(async (name: string) =>
    (await import('./subcommands/workspace.ts')).removeName(await quietly(), name),
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
    ) => (await import('./subcommands/token.ts')).addToken(await quietly(), name, options),
  );

token
  .command('list')
  .description('ключи, которые действуют')
  .option('--workspace <какое>', 'его id, имя или id чата; без этого все')
  .action(async (options: { workspace?: string }) =>
    (await import('./subcommands/token.ts')).listTokens(await quietly(), options),
  );

token
  .command('revoke')
  .description('отозвать ключ: больше он ничего не открывает')
  .argument('<id>', 'id ключа из planerka token list')
  .action(async (id: string) =>
    (await import('./subcommands/token.ts')).revokeToken(await quietly(), id),
  );

/** A failure as a person can use it: words with the mend, never a stack, never a secret. */
async function report(error: unknown): Promise<number> {
  if (error instanceof CommanderError) {
    const words = commandLineWords(error);
    if (words !== '') process.stderr.write(`${withoutEscapes(conceal(words))}\n`);
    return error.exitCode === 0 ? 0 : MISUSED;
  }
  const { reportFailure } = await import('./report-failure.ts');
  return reportFailure(error, { conceal, misused: MISUSED });
}

// A reader that has had enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
});

// Not awaited: the build wraps each file into a function, which waits for nothing.
void program.parseAsync().catch(async (error: unknown) => {
  process.exitCode = await report(error);
});
