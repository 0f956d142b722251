// oxlint-disable-next-line no-control-regex -- these are what is looked for.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/**
 * A text for a terminal: what would move its cursor or change its colours is written out, as JSON writes
 * it. So a document in JSON stays the same document.
 */
export function withoutEscapes(text: string): string {
  return text.replace(
    CONTROLS,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
