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
}
