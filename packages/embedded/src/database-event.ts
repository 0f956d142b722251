/** What happened to the embedded server, for the log. */
export type DatabaseEvent =
  | { readonly type: 'initialized'; readonly folder: string; readonly ms: number }
  | { readonly type: 'started'; readonly folder: string; readonly pid: number; readonly ms: number }
  | { readonly type: 'reused'; readonly folder: string; readonly pid: number }
  | { readonly type: 'left_running'; readonly folder: string; readonly users: number }
  | { readonly type: 'stopped'; readonly folder: string }
  | { readonly type: 'still_stopping'; readonly folder: string }
  /** A crash left a `postmaster.pid` with no server behind it; it was removed. */
  | { readonly type: 'stale_server_file_removed'; readonly folder: string; readonly pid?: number }
  /** Data of another version is beside the one in use, and is not used. */
  | { readonly type: 'other_data_ignored'; readonly folder: string }
  /** The folder named by PG_BIN was not needed, or holds no server that runs: this one was chosen. */
  | { readonly type: 'pg_bin_unused'; readonly pgBin: string; readonly bin: string }
  /** Another machine or container has used the folder moments ago; waiting to see whether it still does. */
  | { readonly type: 'waiting_for_other_machine'; readonly folder: string }
  /** The server had died; one of its users started it again, or could not. */
  | { readonly type: 'revived'; readonly folder: string; readonly pid: number }
  | { readonly type: 'revive_failed'; readonly folder: string; readonly error: unknown };
