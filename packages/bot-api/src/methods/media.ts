import { badRequest, notPlayed } from '../failure.ts';
import type { BotState } from '../state/bot-state.ts';
import type { FileRecord } from '../state/files.ts';
import type { MessageContent } from '../state/post-message.ts';
import { readCaption } from '../text/read-text.ts';
import type { MethodCall, MethodTable } from './method-table.ts';
import { pngSize } from './picture-size.ts';
import { sendContent } from './send-content.ts';

const PHOTO_BYTES = 10 * 1024 * 1024;
/** Only the size of a PNG is looked up; every other photo is said to be this large. */
const PHOTO_SIZE = { width: 1280, height: 720 };

/** Methods that send a file with an optional caption. */
export const mediaMethods = {
  sendPhoto(state, args, call) {
    const caption = captionOf(args);
    const file = outgoingFile(state, call, args.photo, {
      kind: 'photo',
      prefix: 'AgAC',
      folder: 'photos',
      extension: 'jpg',
    });
    if (file.size > PHOTO_BYTES) throw badRequest('file is too big');
    return sendContent(state, args, {
      ...caption,
      photo: [{ ...fileFields(file), ...(pngSize(file.bytes) ?? PHOTO_SIZE) }],
      ...(args.has_spoiler && { has_media_spoiler: true as const }),
    });
  },

  sendVoice(state, args, call) {
    const caption = captionOf(args);
    const file = outgoingFile(state, call, args.voice, {
      kind: 'voice',
      prefix: 'AwAC',
      folder: 'voice',
      extension: 'oga',
    });
    return sendContent(state, args, {
      ...caption,
      voice: { ...fileFields(file), duration: args.duration ?? 0, mime_type: 'audio/ogg' },
    });
  },

  sendDocument(state, args, call) {
    const caption = captionOf(args);
    const upload = call.files.get(args.document.replace('attach://', ''));
    const file = outgoingFile(state, call, args.document, {
      kind: 'document',
      prefix: 'BQAC',
      folder: 'documents',
      extension: /\.(\w+)$/.exec(upload?.fileName ?? '')?.[1] ?? 'bin',
    });
    return sendContent(state, args, {
      ...caption,
      document: {
        ...fileFields(file),
        ...(upload?.fileName && { file_name: upload.fileName }),
        ...(upload?.contentType && { mime_type: upload.contentType }),
      },
    });
  },
} satisfies MethodTable;

interface FileKind {
  readonly kind: string;
  readonly prefix: string;
  readonly folder: string;
  readonly extension: string;
}

/** A file of the request itself, or one sent before; addresses are not fetched. */
function outgoingFile(
  state: BotState,
  call: MethodCall,
  reference: string,
  kind: FileKind,
): FileRecord {
  if (/^https?:\/\//.test(reference)) throw notPlayed('sending files by their address');
  if (!reference.startsWith('attach://')) {
    const known = state.files.byId.get(reference);
    if (known) return known;
    throw badRequest('wrong remote file identifier specified: Wrong string length');
  }
  const upload = call.files.get(reference.slice('attach://'.length));
  if (!upload) throw badRequest(`there is no ${kind.kind} in the request`);
  if (upload.bytes.length === 0) throw badRequest('file must be non-empty');
  return state.files.add({ ...kind, bytes: upload.bytes });
}

function fileFields(file: FileRecord) {
  return { file_id: file.fileId, file_unique_id: file.fileUniqueId, file_size: file.size };
}

function captionOf(args: {
  readonly caption?: string;
  readonly parse_mode?: Parameters<typeof readCaption>[0]['parse_mode'];
  readonly caption_entities?: Parameters<typeof readCaption>[0]['entities'];
}): MessageContent {
  const { text, entities } = readCaption({
    text: args.caption ?? '',
    parse_mode: args.parse_mode,
    entities: args.caption_entities,
  });
  return {
    ...(text !== '' && { caption: text }),
    ...(entities.length > 0 && { caption_entities: [...entities] }),
  };
}
