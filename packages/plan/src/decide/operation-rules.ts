import type { Operation, OperationType } from '@planerka/contracts';
import { addNote } from './add-note.ts';
import { attachSource } from './attach-source.ts';
import { blockTask, unblockTask } from './block-task.ts';
import { copy } from './copy.ts';
import { deleteObject } from './delete.ts';
import { focus, unfocus } from './focus.ts';
import { linkTask } from './link-task.ts';
import { listAdd } from './list-add.ts';
import { listClear } from './list-clear.ts';
import { moveToProject } from './move-to-project.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';
import { pin, unpin } from './pin.ts';
import { quoteState } from './production/quote-state.ts';
import { setItemPrice } from './production/set-item-price.ts';
import { setLine } from './production/set-line.ts';
import { projectArchive } from './project-archive.ts';
import { projectCreate } from './project-create.ts';
import { projectFrame } from './project-frame.ts';
import { rename } from './rename.ts';
import { reschedule } from './reschedule.ts';
import { setCategory } from './set-category.ts';
import { setDue } from './set-due.ts';
import { setDuration } from './set-duration.ts';
import { setPriority } from './set-priority.ts';
import { setRecurrence } from './set-recurrence.ts';
import { setReminders } from './set-reminders.ts';
import { setTags } from './set-tags.ts';
import { snooze } from './snooze.ts';
import { subtaskAdd, subtaskTick } from './subtask.ts';
import { swap } from './swap.ts';
import { updateStatus } from './update-status.ts';

/** Every operation: a new one is a new file and a line here. */
const rules: { readonly [T in OperationType]: OperationRule<OperationOf<T>> } = {
  update_status: updateStatus,
  reschedule,
  rename,
  set_priority: setPriority,
  set_tags: setTags,
  set_category: setCategory,
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
  block_task: blockTask,
  unblock_task: unblockTask,
  add_note: addNote,
  attach_source: attachSource,
  copy,
  swap,
  subtask_add: subtaskAdd,
  list_add: listAdd,
  list_clear: listClear,
  subtask_tick: subtaskTick,
  project_frame: projectFrame,
  set_line: setLine,
  set_item_price: setItemPrice,
  quote_state: quoteState,
};

/** The rule of an operation's type; it is handed operations of exactly that type. */
export function ruleOf(type: OperationType): OperationRule<Operation> {
  return rules[type];
}
