/** Notes about a task or project, or about one step of a task. */
export interface NotesAbout {
  /** The task at the top of the tree, or the project. */
  readonly root_id: string;
  readonly step_id: string | null;
  readonly limit: number;
}
