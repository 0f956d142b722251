import type { Operation, OperationType } from '@planerka/contracts';
import type { OperationRule } from './operation-rule.ts';
import { deleteObject } from './operations/delete.ts';
import { focus, unfocus } from './operations/focus.ts';
import { linkTask } from './operations/link-task.ts';
import { moveToProject } from './operations/move-to-project.ts';
import { pin, unpin } from './operations/pin.ts';
import { projectArchive } from './operations/project-archive.ts';
import { projectCreate } from './operations/project-create.ts';
import { rename } from './operations/rename.ts';
import { reschedule } from './operations/reschedule.ts';
import { setDue } from './operations/set-due.ts';
import { setDuration } from './operations/set-duration.ts';
import { setPriority } from './operations/set-priority.ts';
import { setRecurrence } from './operations/set-recurrence.ts';
import { setReminders } from './operations/set-reminders.ts';
import { setTags } from './operations/set-tags.ts';
import { snooze } from './operations/snooze.ts';
import { subtaskAdd, subtaskTick } from './operations/subtask.ts';
import { updateStatus } from './operations/update-status.ts';

type Rules = { readonly [T in OperationType]: OperationRule<Extract<Operation, { type: T }>> };

/** Every operation the runtime carries out: a new one is a new file and a line here. */
const rules: Rules = {
  update_status: updateStatus,
  reschedule,
  rename,
  set_priority: setPriority,
  set_tags: setTags,
  set_duration: setDuration,
  set_due: setDue,
  set_reminders: setReminders,
  set_recurrence: setRecurrence,
  move_to_project: moveToProject,
  link_task: linkTask,
  pin,
  unpin,
  focus,
  unfocus,
  delete: deleteObject,
  snooze,
  project_create: projectCreate,
  project_archive: projectArchive,
  subtask_add: subtaskAdd,
  subtask_tick: subtaskTick,
};

/** The rule of an operation's type; it is handed operations of exactly that type. */
export function ruleOf(type: OperationType): OperationRule<Operation> {
  return rules[type];
}
