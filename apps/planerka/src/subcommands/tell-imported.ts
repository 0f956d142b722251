import type { Imported } from '@planerka/db';
import type { ProgramContext } from './program-context.ts';

/** What an import has brought, and who came otherwise than the file says. */
export function tellImported({ print }: Pick<ProgramContext, 'print'>, done: Imported): void {
  print(
    `Прочитано: пространств ${done.workspaces}, задач ${done.tasks}, блоков ${done.timeblocks}, записей журнала ${done.entries}, допущенных людей ${done.members}, ключей агентов ${done.keys}.`,
  );
  for (const { bot_id: bot, user_id: user } of done.secondOwners) {
    print(`У бота ${bot} уже есть владелец: владелец из файла (${user}) прочитан участником.`);
  }
  if (done.taken.length > 0) {
    print(
      `Эти чаты и имена вели в пустые планы, теперь ведут в прочитанный: ${done.taken.join(', ')}.`,
    );
  }
  if (done.keptPeople.length > 0) {
    print(`Настройки этих людей здесь другие и остались прежними: ${done.keptPeople.join(', ')}.`);
  }
  if (done.keptKeys.length > 0) {
    print(
      `Эти ключи агентов здесь уже есть и не прочитаны, откройте агентам новые: ${done.keptKeys.join(', ')}.`,
    );
  }
}
