import { DEFAULT_LOCALE, type Frame, type Message } from '@planerka/contracts';
import { render } from '@planerka/texts';

/** The frame of what depends on neither moment nor zone. */
export const TIMELESS: Frame = {
  now: '1970-01-01T00:00:00.000Z',
  zone: 'UTC',
  locale: DEFAULT_LOCALE,
};

/** The words of a message that depends on neither moment nor zone. */
export function inWords(message: Message): string {
  return render(message, TIMELESS);
}
