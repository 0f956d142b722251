import { dayOf } from '@planerka/plan';
import { formatDayAndMonth } from './dates.ts';
import type { Dictionary } from './dictionary.ts';
import type { MemberMessages } from './door-messages.ts';
import { counted } from './plural.ts';

function people(count: number): string {
  return counted(count, 'человек', 'человека', 'человек');
}

function invitations(count: number): string {
  return counted(count, 'приглашение', 'приглашения', 'приглашений');
}

function agentNames(agents: readonly string[]): string {
  return agents.map((name) => `«${name}»`).join(', ');
}

/** The people of a bot, in Russian. */
export const memberWords = {
  members_owner_only: 'Список людей видит только владелец бота, в личном чате со мной.',
  members_title: ({ count }) => `Кто пользуется ботом: ${people(count)}`,
  members_alone: 'Пока только вы. Пригласить ещё человека: /invite.',
  member_facts: ({ position, name, role, since, last_at, agents }, { frame: { zone } }) => {
    const day = (at: string) => formatDayAndMonth(dayOf(at, zone));
    const facts = [
      ...(role === 'owner' ? ['владелец'] : []),
      `с ${day(since)}`,
      ...(last_at === null ? [] : [`писал ${day(last_at)}`]),
      ...(agents.length === 0 ? [] : [`ключи агентов: ${agentNames(agents)}`]),
    ];
    return `${position === null ? '' : `${position}. `}${name}: ${facts.join('; ')}`;
  },
  invitations_open: ({ count }) => `Ещё не использовано: ${invitations(count)}.`,
  ask_revoke_invitations: ({ count }) =>
    `Отозвать ссылки, которыми ещё не воспользовались (${invitations(count)})? По ним больше никто не войдёт.`,
  invitations_revoked: 'Ссылки отозваны.',
  ask_remove_member: ({ name, agents }) =>
    [
      `Убрать из бота: ${name}? Доступ закроется сразу, напоминания этому человеку приходить перестанут.`,
      ...(agents.length === 0 ? [] : [`Отзову и ключи агентов: ${agentNames(agents)}.`]),
      'Записанное сохранится. Скажу об этом только ему.',
    ].join(' '),
  member_removed: 'Доступ закрыт.',
  access_ended:
    'Владелец закрыл вам доступ к этому планировщику: новое я больше не запишу и напоминать не буду. Записанное сохранено. Вернуться можно по новой ссылке от владельца.',
  label_remove_member: 'Убрать',
  label_remove_member_yes: 'Да, убрать',
  label_all_members: 'Все люди',
  label_revoke_invitations: 'Отозвать приглашения',
} as const satisfies Pick<Dictionary, keyof MemberMessages>;
