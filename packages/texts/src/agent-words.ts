import { dayOf, timeOf } from '@planerka/plan';
import { formatDayAndMonth } from './dates.ts';
import type { Dictionary } from './dictionary.ts';
import type { AgentMessages } from './door-messages.ts';

const MAY = {
  read: 'только читает',
  write: 'читает и пишет',
  delete: 'читает, пишет и удаляет',
} as const;

const NOW_MAY = {
  read: 'Теперь только читает.',
  write: 'Теперь читает и пишет.',
  delete: 'Теперь может и удалять.',
} as const;

const ALLOWANCES = {
  read: 'Только читать',
  write: 'Читать и писать',
  delete: 'Ещё и удалять',
} as const;

/** Agents of a plan, in Russian. */
export const agentWords = {
  agents_owner_only: 'Агентов допускает только владелец бота.',
  agents_admins_only: 'В группе агентов допускают только её администраторы.',
  agents_title: 'Агенты этого плана:',
  agents_none:
    'Агентов пока нет. Агент с ключом видит этот же план и работает в нём; что он сделал, я расскажу здесь.',
  agent_facts: ({ position, name, allowance, last_used_at: used }, { frame: { zone } }) => {
    const came =
      used === null
        ? 'ещё не приходил'
        : `был ${formatDayAndMonth(dayOf(used, zone))} в ${timeOf(used, zone)}`;
    return `${position === null ? '' : `${position}. `}«${name}»: ${MAY[allowance]}; ${came}.`;
  },
  agents_address: 'Адрес для агентов: {url}',
  agent_now: ({ allowance }) => NOW_MAY[allowance],
  ask_agent_name: 'Как назвать агента? Например: Claude',
  bad_agent_name:
    'Такое имя не подойдёт: нужно до 40 знаков в одну строку. Например: /agent Claude',
  agent_name_taken:
    'Агент «{name}» здесь уже есть. Назовите нового иначе или сначала отзовите прежний ключ: /agent.',
  too_many_agents: 'Здесь уже {most} агентов, больше не бывает. Отзовите лишние ключи: /agent.',
  agent_not_made: 'Хорошо, никого не завёл.',
  agent_key_not_shown:
    'Не смог прислать вам ключ лично, поэтому никого не завёл. Откройте личный чат со мной, отправьте /start и повторите здесь.',
  agent_key_sent_aside: 'Ключ агента «{name}» прислал вам лично: при всех его не показывают.',
  agent_key: ({ name, key, url }) =>
    [
      `Ключ агента «${name}», показываю один раз:`,
      key,
      '',
      `Claude Code подключается так:`,
      `claude mcp add --transport http planerka ${url ?? 'АДРЕС'} --header "Authorization: Bearer ${key}"`,
      `Другим нужны адрес ${url ?? 'АДРЕС (ваш сервер, путь mcp)'} и заголовок Authorization: Bearer КЛЮЧ.`,
    ].join('\n'),
  ask_revoke: 'Отозвать ключ агента «{name}»? Он сразу потеряет доступ к плану.',
  agent_revoked: 'Ключ отозван.',
  plan_names_none: 'У этого плана ещё нет имени для агентов.',
  plan_names_are: 'Имена плана для агентов: {names:joined}',
  plan_names_how:
    'По имени план находят агенты на этом же компьютере. Добавить: /agent алиас acme/repo',
  plan_name_unfit:
    'Такое имя не подойдёт: нужны буквы, цифры и знаки . _ / @ -, до 100 знаков. Например: /agent алиас acme/repo',
  too_many_names: 'У плана уже {most} имён, больше не бывает. Уберите лишние: /agent алиас',
  plan_name_added: 'Теперь агенты находят этот план по имени {name}.',
  plan_name_already: 'Имя {name} у этого плана уже есть.',
  plan_name_taken: 'Имя {name} уже занято другим планом. Возьмите другое или уберите это там.',
  ask_remove_name: 'Убрать имя {name}? Агенты больше не найдут по нему план.',
  plan_name_removed: 'Имя убрано.',
  label_new_agent: 'Новый агент',
  label_plan_names: 'Имена плана',
  label_all_agents: 'Все агенты',
  label_revoke: 'Отозвать ключ',
  label_revoke_yes: 'Да, отозвать',
  label_remove_name: 'Убрать {name}',
  label_remove_name_yes: 'Да, убрать',
  label_allowance: ({ allowance, is_present }) =>
    `${is_present ? '✓ ' : ''}${ALLOWANCES[allowance]}`,
} as const satisfies Pick<Dictionary, keyof AgentMessages>;
