import type { SentAgain, StuckWork } from '@planerka/db';
import { bad, type Check, good, warning } from './check.ts';

const WAITS_MAX_SECONDS = 300;
/** A process that takes the right to poll over needs so long. */
const TAKEN_OVER_SECONDS = 5;
const SERVE = 'запустите planerka serve; если запущен, причину назовёт его журнал';

/** What of the bot's work has come to a halt. */
export function workChecks(stuck: StuckWork, { polls }: { readonly polls: boolean }): Check[] {
  const again = 'planerka doctor --again вернёт их в очередь';
  const { updates_held: held, updates_asking: asking } = stuck;
  return [
    waiting('updates', 'сообщений ждёт', stuck.updates, stuck.oldest_update, [
      ['в работе', held],
      ['ждут модели или распознавания', asking],
    ]),
    waiting('replies', 'ответов ждёт', stuck.replies, stuck.oldest_reply, [
      ['отправляются', stuck.replies_held],
    ]),
    leaseCheck(stuck),
    stuck.set_aside === 0
      ? good('set_aside', 'за сутки ничего не отложено')
      : bad('set_aside', `за сутки отложено сообщений: ${stuck.set_aside}`, again),
    stuck.refused === 0
      ? good('refused', 'за сутки Telegram принял все ответы')
      : bad('refused', `за сутки Telegram не принял ответов: ${stuck.refused}`, again),
    silentCheck(stuck),
    stuck.failed_jobs === 0
      ? good('jobs', 'таймеры работают')
      : warning(
          'jobs',
          `таймеров не сработало: ${stuck.failed_jobs}`,
          'о том, что они должны были сказать, скажет работающий serve; если нет, посмотрите его журнал',
        ),
    ...(polls ? [pollingCheck(stuck.polled_ago)] : []),
  ];
}

type Parts = ReadonlyArray<readonly [words: string, count: number]>;

function waiting(name: string, what: string, count: number, oldest: number, parts: Parts): Check {
  if (count === 0) return good(name, `${what}: 0`);
  const some = parts.filter(([, of]) => of > 0).map(([words, of]) => `${words} ${of}`);
  const among = some.length === 0 ? '' : ` (${some.join(', ')})`;
  const says = `${what}: ${count}${among}, дольше всех ${Math.round(oldest)} с`;
  return oldest < WAITS_MAX_SECONDS ? good(name, says) : bad(name, says, SERVE);
}

/** Whatever is due is taken within seconds while a program lives, and kept by a lease while it is worked on. */
function leaseCheck({ updates_left: updates, replies_left: replies, left_for: since }: StuckWork) {
  if (updates + replies === 0) return good('leases', 'ничего не лежит без присмотра');
  const says = `никто не берёт сообщений: ${updates}, ответов: ${replies}, уже ${Math.round(since)} с`;
  return bad('leases', says, SERVE);
}

function silentCheck({ silent_chats: chats, silent_replies: replies }: StuckWork): Check {
  if (chats === 0) return good('silent_chats', 'бота никто не заблокировал');
  const says = `чатов, где бот заблокирован или удалён: ${chats}, ответов для них ждёт: ${replies}`;
  if (replies === 0) return good('silent_chats', says);
  const mend = 'разблокируйте бота в этих чатах и напишите ему: что ждёт, придёт';
  return warning('silent_chats', says, mend);
}

function pollingCheck(ago: number | null): Check {
  if (ago === null) return warning('process', 'бот сейчас не запущен', 'запустите planerka serve');
  if (ago < TAKEN_OVER_SECONDS) {
    const lease = ago < 0 ? `, аренда опроса ещё ${Math.ceil(-ago)} с` : '';
    return good('process', `бот запущен${lease}`);
  }
  const says = `бот сейчас не запущен: аренда опроса кончилась ${Math.round(ago)} с назад`;
  return warning('process', says, 'запустите planerka serve');
}

/** What `--again` has done; null where there was no database to do it in. */
export function againCheck(sent: SentAgain | null): Check {
  if (sent === null) {
    const mend = 'исправьте сначала базу (выше) и повторите planerka doctor --again';
    return bad('again', 'ничего не послано ещё раз: база не готова', mend);
  }
  const { updates, replies } = sent;
  if (updates + replies === 0) return good('again', 'посылать ещё раз нечего');
  return good('again', `возвращено в очередь: сообщений ${updates}, ответов ${replies}`);
}
