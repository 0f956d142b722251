import { ru } from '../../texts/ru.ts';

const time = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' });
const dayAndMonth = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long' });
const withYear = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric' });

/** `14:05` by the clock of this device, as chats show it. */
export function clockTime(iso: string): string {
  return time.format(new Date(iso));
}

/** The same text for two moments of one day here. */
export function dayKey(iso: string): string {
  const date = new Date(iso);
  return `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
}

/** "Сегодня", "Вчера", "26 февраля", and the year where it is another one. */
export function chatDayLabel(iso: string, now: Date): string {
  const date = new Date(iso);
  const key = dayKey(iso);
  if (key === dayKey(now.toISOString())) return ru.chat.today;
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (key === dayKey(before.toISOString())) return ru.chat.yesterday;
  return date.getFullYear() === now.getFullYear()
    ? dayAndMonth.format(date)
    : withYear.format(date);
}

/** `0:07`, `12:30` */
export function duration(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
