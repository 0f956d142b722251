import { RetryableError } from '@planerka/contracts';
import { GrammyError, HttpError } from 'grammy';
import { expect, it } from 'vitest';
import { telegramFailure } from './telegram-away.ts';

const TOKEN = '7000000001:AAsecret';

function refusal(error_code: number): GrammyError {
  const answer = { ok: false, error_code, description: 'why' } as const;
  return new GrammyError('failed', answer, 'getChatMember', {});
}

it.each([401, 404, 409, 429, 500, 502])('%s passes by itself', (code) => {
  expect(telegramFailure(refusal(code))).toMatchObject({ code: 'TELEGRAM_UNAVAILABLE' });
});

it.each([400, 403])('%s is Telegram’s last word', (code) => {
  const error = refusal(code);
  expect(telegramFailure(error)).toBe(error);
});

it('no answer passes by itself, and its address goes no further', () => {
  const lost = new HttpError('no answer', new Error(`https://api.telegram.org/bot${TOKEN}/getMe`));
  const failure = telegramFailure(lost);
  expect(failure).toBeInstanceOf(RetryableError);
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain(TOKEN);
});
