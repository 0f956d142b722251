import { ServerEvent } from '../../wire/server-event.ts';

export interface EventHandlers {
  readonly onEvent: (event: ServerEvent) => void;
  /** The stream broke; it is tried again, and a snapshot comes when it works. */
  readonly onLost: () => void;
  /** The server speaks otherwise than this page: it was updated. */
  readonly onForeign: () => void;
}

const RETRY_MS = 2_000;

/** Follows the server's events for as long as the page lives. */
export function followEvents(handlers: EventHandlers): void {
  const source = new EventSource('/playground/api/events');
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event = ServerEvent.safeParse(JSON.parse(data));
    if (event.success) handlers.onEvent(event.data);
    else handlers.onForeign();
  });
  source.addEventListener('error', () => {
    handlers.onLost();
    // A lost connection is tried again by the browser, an answer that is no stream is not.
    if (source.readyState !== EventSource.CLOSED) return;
    setTimeout(() => followEvents(handlers), RETRY_MS);
  });
}
