import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { WorldSnapshot } from '@planerka/bot-api';

const EPOCH = Date.UTC(2026, 0, 1);
/** Telegram's numbers of updates are never lower. */
const FIRST_UPDATE_ID = 2_000_001;

/** A world with nothing in it, whose numbers were not given out by any earlier one. */
export function freshWorld(now: Date): WorldSnapshot {
  return {
    version: 1,
    nextIdentifier: 1,
    nextUpdateId: FIRST_UPDATE_ID + secondsSinceEpoch(now),
    lastMessageId: secondsSinceEpoch(now),
    allowedUpdates: [],
    pending: [],
    users: [],
    chats: [],
    files: [],
    commands: [],
  };
}

/**
 * Moves the numbers of a kept world on, so that none is given out twice. A process that was killed
 * may have lost the end of its history, but the bot has seen it: a message or an update with a
 * number that the bot knows would be taken for the old one and its words would never be read.
 */
export function renumberHistory(file: string, now: Date): void {
  let world: WorldSnapshot;
  try {
    world = JSON.parse(readFileSync(file, 'utf8')) as WorldSnapshot;
  } catch {
    // None yet, or one that does not read: the server starts a fresh world and keeps the broken file.
    return;
  }
  if (world.version !== 1) return;
  const { lastMessageId, nextUpdateId } = freshWorld(now);
  const moved: WorldSnapshot = {
    ...world,
    lastMessageId: Math.max(world.lastMessageId, lastMessageId),
    nextUpdateId: Math.max(world.nextUpdateId, nextUpdateId),
  };
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, JSON.stringify(moved), { mode: 0o600 });
  renameSync(temporary, file);
}

/** Rises by one a second: nobody writes so fast for long, so it stays ahead of every given number. */
function secondsSinceEpoch(now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - EPOCH) / 1000));
}
