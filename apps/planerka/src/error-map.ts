import { CodedError } from '@planerka/contracts';
import { BadExportError } from '@planerka/db';
import { describeExportFaults } from './describe-export-faults.ts';

const OTHER_SERVER = 'задайте в DATABASE_URL адрес работающего сервера PostgreSQL';
const PLAIN_USER = `Запустите программу от обычного пользователя или ${OTHER_SERVER}.`;
const EMPTY_FOLDER = 'уберите её в другое место, чтобы начать с пустой';

/**
 * What a person at the terminal reads for each code, with the mend. `{name}` is a detail of the
 * error; what is in `[ ]` is said only when the error has all of its details.
 */
export const errorWords: Readonly<Record<string, string>> = {
  // The command line and the environment.
  BAD_ENVIRONMENT: 'Эти переменные окружения не подходят; вот что в них может быть:\n{faults}',
  BAD_NOW:
    '--now: нужны дата и время ISO со смещением, например 2026-02-25T12:00:00+03:00, а не «{now}».',
  BAD_PAGE: '--page: нужен номер страницы от 1, а не «{page}».',
  NOTHING_SAID:
    'Нечего выполнять. Например: planerka say "Поставь блок на завтра в 14:00 на 60 минут"',
  TOO_LONG: 'Слишком длинно: до {limit} знаков. Скажите короче или разделите на несколько команд.',
  PORT_TAKEN:
    'Не могу слушать {address}: порт занят. Задайте другой PORT (0 берёт свободный) или HOST.',
  CANNOT_LISTEN:
    'Не могу слушать {address}[ ({reason})]. Исправьте HOST (обычно 127.0.0.1) или PORT (0 берёт свободный).',
  PLAYGROUND_NEEDS_PASSWORD:
    'Площадка на адресе {host} открыта не только этому компьютеру, а в ней весь план. Задайте пароль от 12 знаков ' +
    'в PLAYGROUND_PASSWORD, или HOST=127.0.0.1, или TELEGRAM_BOT_TOKEN, чтобы площадки не было.',
  PLAYGROUND_OPEN_ALREADY:
    'Площадка с этой базой уже открыта другим процессом: откройте её адрес, остановите тот процесс ' +
    'или задайте другую папку в DATA_DIR.',

  // Speech and Telegram.
  SPEECH_NOT_CONFIGURED:
    'Распознавание речи не настроено: задайте TRANSCRIBE_BASE_URL или OPENAI_API_KEY.',
  NOT_HEARD:
    'Сервис распознавания не разобрал запись ({why}). Попробуйте ещё раз или текстом; если не ' +
    'помогает, проверьте TRANSCRIBE_BASE_URL и TRANSCRIBE_API_KEY.',
  TELEGRAM_TOKEN_REFUSED:
    'Telegram не принял токен. Проверьте TELEGRAM_BOT_TOKEN: его выдаёт @BotFather.',
  TELEGRAM_REFUSED:
    'Telegram не принял настройки бота: «{message}». Исправьте названное и запустите снова.',

  // Files of export and import.
  NO_SUCH_FILE: 'Не могу прочитать файл {file}. Проверьте, есть ли он и можно ли его читать.',
  FILE_NOT_WRITTEN:
    'Не могу записать файл {file}[ ({reason})]. Назовите в --out другой файл в папке, куда можно писать.',
  NOT_JSON: 'Это не JSON. Дайте файл, который записала команда planerka export.',
  BAD_EXPORT:
    'Ничего не прочитано: это не выгрузка Планёрки, или её изменили.[ Не подходит:\n{faults}]' +
    '\nДайте файл, каким его записала команда planerka export.',
  WORKSPACE_EXISTS:
    'Ничего не прочитано: в этой базе уже есть рабочие пространства {workspace}. Читайте в ' +
    'пустую базу: задайте другую папку в DATA_DIR или другой DATABASE_URL.',
  NAMES_TAKEN:
    'Ничего не прочитано: эти чаты и имена ведут здесь в другие планы, и в них уже есть записи:\n{taken}\n' +
    'Читайте в пустую базу: задайте другую папку в DATA_DIR или другой DATABASE_URL.',
  RESTORE_NOT_EMPTY:
    'В этой базе уже есть планы ({count}), поэтому ничего не прочитано. Копия возвращается в пустую базу: ' +
    'задайте другую папку в DATA_DIR или другой DATABASE_URL.',
  UNKNOWN_WORKSPACE:
    'Такого рабочего пространства[ ({workspace})] в базе уже нет. Повторите команду.',
  NOTHING_TO_EXPORT:
    'В базе ещё ничего нет. Если план в другой базе, назовите её в DATA_DIR или DATABASE_URL.',
  WHICH_WORKSPACE:
    'Рабочих пространств несколько.\nНазовите одно (--workspace) или все (--all):\n{known}',
  NO_SUCH_WORKSPACE:
    'Нет рабочего пространства «{name}».\nНазовите одно (--workspace) или все (--all):\n{known}',

  // Documents made of a file.
  BAD_DOCUMENT:
    'Из этого файла документа не сделать[: не подходит поле {field}]. Что в нём должно быть, сказано в docs/howto/documents.md.',
  DOCUMENT_TOO_LONG:
    'Слишком много слов для одного документа: вместе их до {limit} знаков. Сократите названия или разделите документ.',
  DOCUMENT_TOO_SLOW:
    'Документ не успел собраться. Повторите команду, когда машина освободится, или разделите документ.',
  DOCUMENT_NOT_MADE:
    'Документ не собрался. Повторите команду; если не помогает, верните зависимости: npm ci.',
  GANTT_WITHOUT_DATES:
    'У проекта нет сроков: задайте calendar и startAt, проверьте, что связи задач не идут по кругу и есть хоть одна задача.',
  WHICH_DOCUMENT:
    'Назовите один документ: --quote, --estimate, --gantt или --operations с файлом JSON.',

  // Names of workspaces.
  BAD_WORKSPACE_NAME:
    'Имя «{name}» не подходит: нужны буквы, цифры и знаки . _ / @ -, до 100 знаков, первой буква или ' +
    'цифра. Например: planerka workspace add acme/repo',
  WORKSPACE_NAME_TAKEN:
    'Имя «{name}» уже ведёт в другое рабочее пространство. Возьмите другое или освободите это: ' +
    'planerka workspace remove {name}',
  WORKSPACE_NAME_KEPT:
    'Имя «{name}» нужно командам say и chat: по нему они находят свой план. Его убрать нельзя.',
  NO_SUCH_WORKSPACE_NAME:
    'Имени «{name}» нет[; есть: {known}]. Все рабочие пространства: planerka workspace list',
  NO_SUCH_TOKEN: 'Ключа {id} нет.[ Есть:\n{known}]',
  NO_WORKSPACE_TO_NAME:
    'Нет рабочего пространства «{wanted}».[\nВ --workspace назовите одно из этих:\n{known}]',

  // A database that is given.
  DATABASE_URL_INVALID:
    'DATABASE_URL: нужен адрес вида postgresql://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@СЕРВЕР:5432/БАЗА; особые знаки ' +
    'пароля пишутся через %, например %40 вместо @, или весь пароль отдельно, в PGPASSWORD.',
  DATABASE_UNREACHABLE:
    'База данных не отвечает[: {address}][ ({reason})]. Проверьте, что сервер PostgreSQL запущен, и адрес в DATABASE_URL.',
  DATABASE_REFUSED:
    'PostgreSQL не принял подключение[: {address}][ ({reason})]. Проверьте в DATABASE_URL имя, пароль и базу ' +
    'и права этого пользователя.',
  DATABASE_UNAVAILABLE:
    'База данных перестала отвечать. Проверьте, что сервер PostgreSQL работает, и повторите команду.',
  POOLER_UNTOLD:
    'Между программой и базой стоит PgBouncer в режиме транзакций. Задайте DATABASE_NAMED_STATEMENTS=off ' +
    'и адрес самой базы в DATABASE_DIRECT_URL: он нужен миграциям.',
  POOLER_WITHOUT_DIRECT:
    'Миграции не идут через PgBouncer в режиме транзакций. Задайте адрес самой базы в DATABASE_DIRECT_URL.',

  // Migrations.
  MIGRATIONS_NOT_FOUND:
    'Нет папки с миграциями {folder}. Установка неполная: верните её из репозитория.',
  MIGRATION_NAME:
    'Миграция {file} названа не так: нужно NNNN-имя.sql латинскими строчными, у каждой свой номер. Переименуйте её.',
  MIGRATION_TRANSACTION:
    '{place}: «{statement}» закончит транзакцию, в которой идут все миграции. Уберите это из файла.',
  MIGRATION_FAILED:
    'Миграция не прошла, база осталась прежней. {place}: {reason}. Исправьте файл и повторите.',
  MIGRATION_EDITED:
    'Миграция {file} изменена после того, как её применили. Верните прежний текст, а новое напишите в новой миграции.',
  MIGRATION_MISSING:
    'В базе применена миграция {name}, которой нет среди файлов: программа старше базы или файл удалён. ' +
    'Обновите программу или верните файл.',
  MIGRATION_IN_COMPANY:
    'С базой ещё работает прежняя версия программы (соединений: {connections}), а миграция {file} меняет то, чего ' +
    'та не прочтёт. Остановите прежние процессы и повторите.',
  MIGRATION_OUT_OF_ORDER:
    'Миграция {file} не применена, а более поздние уже применены. Дайте ей номер после последней применённой.',

  // The embedded server: what is needed to start one.
  NO_POSTGRES:
    'Нет PostgreSQL, который здесь можно запустить ({platform})[; не подошли: {unfit}]. Что поможет:' +
    '[ пакет {package} (npm ci ставит его среди необязательных);] установленный PostgreSQL {oldest} или ' +
    'новее, чья папка bin названа в PG_BIN; или адрес работающего сервера PostgreSQL в DATABASE_URL.',
  NO_MATCHING_POSTGRES:
    'Данные созданы PostgreSQL {versions}, а запустить здесь можно только {found}. Установите PostgreSQL ' +
    '{versions} и назовите его папку bin в PG_BIN, или уберите папку данных в другое место, чтобы начать с пустой.',
  NO_CACHE_FOLDER:
    'Программы PostgreSQL некуда скопировать: {folders}. Сделайте одну из этих папок своей, чтобы писать ' +
    `в неё могли только вы, или ${OTHER_SERVER}.`,
  NO_UNPRIVILEGED_USER:
    'PostgreSQL не работает от root, а пользователя postgres или nobody здесь нет. Заведите его; или ' +
    `запустите программу от обычного пользователя; или ${OTHER_SERVER}.`,
  NO_SUCH_USER:
    'Пользователя, от имени которого запускается PostgreSQL, нет в /etc/passwd[ ({reason})]. Добавьте его ' +
    `туда, или запустите от другого пользователя, или ${OTHER_SERVER}.`,
  SERVER_REFUSES_ROOT: `PostgreSQL не работает с правами администратора[ ({reason})]. ${PLAIN_USER}`,
  CANNOT_DROP_ROOT: `PostgreSQL не работает от root, а от другого пользователя не запустился[ ({reason})]. ${PLAIN_USER}`,

  // The embedded server: its folder.
  DISK_FULL:
    'На диске с папкой {folder} кончилось место[ ({reason})]. Освободите его и запустите снова: ' +
    'записанное раньше цело.',
  DATA_FOLDER_FORBIDDEN:
    'Папкой данных {folder} нельзя пользоваться[ ({reason})]. Запустите от имени того, кто её создал, ' +
    'или верните её себе (chown -R, chmod 700), или назовите другую в DATA_DIR.',
  DATA_FOLDER_MISNAMED: `Папка {folder} создана PostgreSQL {version}: переименуйте её в pg{version} или ${EMPTY_FOLDER}.`,
  DATA_FOLDER_VERSION:
    'Данные в {folder} создала другая версия PostgreSQL[ ({reason})]. Назовите папку bin той версии в PG_BIN ' +
    'или, если данные не нужны, уберите папку данных в другое место, чтобы начать с пустой.',
  DATA_FOLDER_DAMAGED: `Папка данных {folder} повреждена[ ({reason})]. Восстановите её из копии или ${EMPTY_FOLDER}.`,
  DATA_FOLDER_ELSEWHERE:
    'Папкой {folder} сейчас пользуется Планёрка на другой машине или в другом контейнере. Остановите ту ' +
    `или для обеих ${OTHER_SERVER}.`,
  DATA_FOLDER_BUSY:
    'Папку данных {folder} ещё занимает другой сервер PostgreSQL[ ({reason})]. Подождите немного и ' +
    'запустите снова; если не помогло, остановите тот сервер.',
  DATA_FOLDER_LOCKED:
    'Процесс {pid} слишком долго запускает или останавливает базу. Подождите или завершите его; если ' +
    'Планёрка больше нигде не запущена, удалите файл {file}.',

  // The embedded server: its start.
  OUT_OF_MEMORY: `Серверу PostgreSQL не хватает памяти[ ({reason})]. Освободите её или ${OTHER_SERVER}.`,
  POSTGRES_START_FAILED:
    'PostgreSQL не запустился на данных в {folder} ({program}[: {reason}]). Исправьте названное или ' +
    `${OTHER_SERVER}.`,
  POSTGRES_SLOW_START:
    'PostgreSQL не поднялся за {seconds} с. Запустите снова; если не поможет, причина записана в {log}.',
  POSTGRES_NOT_ANSWERING:
    'Процесс {pid} держит {folder}, но не отвечает. Если это PostgreSQL, остановите его (kill -INT {pid}); ' +
    'если нет, удалите файл {file}.',
  SERVER_NOT_DURABLE:
    'Сервер на {folder} (процесс {pid}) запущен тестами без fsync: записанное может пропасть при сбое. ' +
    'Завершите процессы, которые им пользуются, и запустите снова.',
};

/** A failure in a person's words: what went wrong and how to mend it, never a stack. */
export function describeError(error: unknown): string {
  if (!(error instanceof CodedError)) return 'Неожиданная ошибка. Подробности: LOG_LEVEL=debug.';
  const template = errorWords[error.code];
  return template === undefined
    ? `Неожиданная ошибка ${error.code}. Подробности: LOG_LEVEL=debug.`
    : fill(template, { message: error.message, ...detailsOf(error) });
}

function detailsOf(error: CodedError): Readonly<Record<string, string>> {
  if (!(error instanceof BadExportError)) return error.details;
  return { ...error.details, faults: describeExportFaults(error.faults) };
}

function fill(template: string, details: Readonly<Record<string, string>>): string {
  const known = (name: string) => (details[name] ?? '') !== '';
  // What is said first: a detail may hold brackets of its own.
  return template
    .replace(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => known(name)) ? part : '',
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => details[name] ?? '');
}
