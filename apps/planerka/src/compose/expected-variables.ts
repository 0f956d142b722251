const ADDRESS = 'адрес вида http://127.0.0.1:8000';
const KEY = 'непустая строка';
const NAME = 'непустое имя модели';
const LIMIT = 'целое число от 0';
const DATABASE =
  'адрес вида postgresql://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@СЕРВЕР:5432/БАЗА; ' +
  'особые знаки пароля через % (%40 вместо @), или весь пароль отдельно, в PGPASSWORD';

/** What fits each variable, in words for whoever set it wrong. */
export const expectedVariables = {
  DATABASE_URL: DATABASE,
  DATABASE_DIRECT_URL: DATABASE,
  DATABASE_NAMED_STATEMENTS: 'on или off',
  DATABASE_POOL: 'целое число от 4 до 100',
  DATA_DIR: 'папка',
  PG_BIN: 'папка с программами PostgreSQL',
  APP_TIMEZONE: 'часовой пояс IANA, например Europe/Moscow',
  HOST: 'имя или адрес, на котором слушать, например 127.0.0.1',
  PORT: 'целое число от 0 до 65535',
  OPERATIONS_HOST: 'имя или адрес, на котором отвечать о работе программы, например 127.0.0.1',
  OPERATIONS_PORT: 'целое число от 0 до 65535',
  PLAYGROUND_PASSWORD: 'пароль площадки, от 12 знаков',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'адрес вида http://127.0.0.1:4318',
  OTEL_EXPORTER_OTLP_HEADERS: 'имя=значение через запятую',
  LOG_LEVEL: 'одно из fatal, error, warn, info, debug, trace, silent',
  TELEGRAM_BOT_TOKEN: 'токен вида 123456:ABC',
  TELEGRAM_API_ROOT: 'адрес вида https://api.telegram.org',
  TELEGRAM_WEBHOOK_URL: 'адрес вида https://bot.example.org/telegram',
  TELEGRAM_WEBHOOK_SECRET: 'от 16 до 256 латинских букв, цифр, _ или -',
  TELEGRAM_ALLOWED_USERS: 'id людей через запятую или *',
  TRANSCRIBE_BASE_URL: ADDRESS,
  TRANSCRIBE_API_KEY: KEY,
  TRANSCRIBE_MODEL: NAME,
  VOICE_MAX_SECONDS: 'целое число от 1 до 7200',
  VOICE_SECONDS_PER_DAY: LIMIT,
  MODEL_CALLS_PER_DAY: LIMIT,
  MESSAGES_PER_MINUTE: 'целое число от 1',
  GATEWAY_URL: ADDRESS,
  GATEWAY_TOKEN: KEY,
  OPENAI_API_KEY: KEY,
  OPENAI_BASE_URL: ADDRESS,
  OPENAI_MODEL: NAME,
  BRANCHMIND_WORKSPACE: 'имя рабочего пространства, например acme/repo',
  MCP_ALLOWED_HOSTS: 'имена или адреса без порта через запятую, например plan.example.org',
  MCP_ALLOWED_ORIGINS: 'адреса страниц через запятую, например https://app.example.org',
  MCP_CALLS_PER_MINUTE: 'целое число от 1',
};
