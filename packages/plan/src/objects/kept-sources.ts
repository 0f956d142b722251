import { type Operation, SOURCE_MESSAGES_MAX, Source } from '@planerka/contracts';

/** So many are kept with one object: a card names them all. */
export const SOURCES_MAX = 10;

type AttachSource = Extract<Operation, { type: 'attach_source' }>;

/** The message that the operation adds; null where the door has named none. */
export function sourceOf(operation: AttachSource): Source | null {
  const { source_kind: kind, chat, messages, name, size } = operation;
  const read = Source.safeParse({
    kind,
    chat,
    messages,
    ...(name === undefined ? {} : { name }),
    ...(size === undefined ? {} : { size }),
  });
  return read.success ? read.data : null;
}

/** The operation's fields that say which message is meant. */
export function sourceFields({ kind, ...rest }: Source): Partial<AttachSource> {
  return { source_kind: kind, ...rest };
}

/**
 * With one more message: those that were sent together with one that is kept join it, one that is kept
 * already changes nothing. Null where there is no room for it.
 */
export function withKeptSource(kept: readonly Source[] | null, added: Source): Source[] | null {
  const before = kept ?? [];
  const isOf = ({ chat, messages }: Source): boolean =>
    chat === added.chat && messages.some((id) => added.messages.includes(id));
  const at = before.findIndex(isOf);
  if (at < 0) return before.length < SOURCES_MAX ? [...before, added] : null;
  return before.map((source, index) => {
    if (index !== at) return source;
    const all = [...new Set([...source.messages, ...added.messages])];
    return { ...source, messages: all.slice(0, SOURCE_MESSAGES_MAX) };
  });
}

/** The lists put together, as far as there is room. */
export function withSources(
  kept: readonly Source[] | null,
  added: readonly Source[] | null | undefined,
): Source[] | null {
  return (added ?? []).reduce<Source[] | null>(
    (all, source) => withKeptSource(all, source) ?? all,
    kept === null ? null : [...kept],
  );
}
