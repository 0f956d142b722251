import { inspectTelegram, type TelegramFacts } from '@planerka/bot';
import type { Environment } from '../compose/environment.ts';
import { bad, type Check, good, off, warning } from './check.ts';

const WAITING_MAX = 100;

/** What Telegram says of the bot; without a token there is nothing to ask. */
export async function checkTelegram(environment: Environment): Promise<Check[]> {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_WEBHOOK_URL: wanted } = environment;
  if (token === undefined) {
    return [off('telegram', 'нет TELEGRAM_BOT_TOKEN: serve откроет площадку в браузере')];
  }
  return telegramChecks(await inspectTelegram(token, environment), wanted);
}

/** What its answer means; `wanted`: where updates shall come. */
export function telegramChecks(facts: TelegramFacts, wanted: string | undefined): Check[] {
  if (facts.kind === 'token_refused') {
    return [bad('telegram', 'Telegram не принял токен', 'возьмите новый у @BotFather')];
  }
  if (facts.kind === 'silent') {
    const mend = 'проверьте сеть и TELEGRAM_API_ROOT; там, где Telegram закрыт, нужен прокси';
    return [bad('telegram', `Telegram не отвечает (${facts.why})`, mend)];
  }
  return [
    good('telegram', `бот @${facts.username}`),
    webhookCheck(facts, wanted),
    facts.reads_groups
      ? good('groups', 'режим приватности выключен: бот видит в группах всё, отвечает, когда зовут')
      : good('groups', 'режим приватности включён: бот видит в группах только обращённое к нему'),
    facts.updates_waiting > WAITING_MAX
      ? warning(
          'backlog',
          `у Telegram ждёт сообщений: ${facts.updates_waiting}`,
          'запустите planerka serve: через сутки Telegram их забудет',
        )
      : good('backlog', `у Telegram ждёт сообщений: ${facts.updates_waiting}`),
  ];
}

type Answering = Extract<TelegramFacts, { kind: 'answers' }>;

function webhookCheck({ webhook_url: url, webhook_error: why }: Answering, wanted?: string): Check {
  if (url === (wanted ?? '')) {
    if (wanted === undefined) return good('webhook', 'сообщения забирает опрос');
    return why === null
      ? good('webhook', `сообщения приходят на ${hostOf(url)}`)
      : bad(
          'webhook',
          `Telegram не смог передать сообщения: ${why}`,
          `проверьте, что ${hostOf(url)} открыт снаружи`,
        );
  }
  const mend =
    'запустите planerka serve заново: он задаст свой; другую программу с этим токеном остановите';
  return url === ''
    ? warning('webhook', 'вебхук не задан', mend)
    : bad('webhook', `сообщения уходят на чужой адрес ${hostOf(url)}`, mend);
}

/** The path may be somebody's secret. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
