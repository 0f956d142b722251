import { badRequest } from '../failure.ts';
import type { MethodTable } from './method-table.ts';

/** What a bot may download; a hosted server refuses anything larger. */
const DOWNLOAD_BYTES = 20 * 1024 * 1024;

/** Methods that lead to a file's bytes. */
export const fileMethods = {
  getFile(state, args) {
    if (args.file_id === '') throw badRequest('file_id not specified');
    const file = state.files.byId.get(args.file_id);
    if (!file) throw badRequest('invalid file_id');
    if (file.size > DOWNLOAD_BYTES) throw badRequest('file is too big');
    if (!file.available) {
      throw badRequest('wrong file_id or the file is temporarily unavailable');
    }
    state.files.openLink(file);
    return {
      file_id: file.fileId,
      file_unique_id: file.fileUniqueId,
      file_size: file.size,
      file_path: file.path,
    };
  },
} satisfies MethodTable;
