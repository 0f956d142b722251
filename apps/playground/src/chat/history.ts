import { randomInt } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { WorldSnapshot } from '@planerka/bot-api';

/** Where Telegram starts to count updates: anywhere in this range. */
const UPDATE_IDS = [2_000_001, 2 ** 30] as const;
const MESSAGE_ID_EPOCH = Date.UTC(2026, 0, 1);
/** More updates than a chat can make between a change and its way to the file. */
const UPDATE_ID_LEAP = 1_000;

/** A world with nothing in it, whose numbers were not given out before. */
export function freshWorld(now: Date): WorldSnapshot {
  return {
    version: 1,
    nextIdentifier: 1,
    nextUpdateId: randomInt(...UPDATE_IDS),
    lastMessageId: messageIdFloor(now),
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
  const moved: WorldSnapshot = {
    ...world,
    lastMessageId: Math.max(world.lastMessageId, messageIdFloor(now)),
    nextUpdateId: world.nextUpdateId + UPDATE_ID_LEAP,
  };
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, JSON.stringify(moved));
  renameSync(temporary, file);
}

/** Rises by one a second: nobody writes so fast for long, so it stays ahead of every given number. */
function messageIdFloor(now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - MESSAGE_ID_EPOCH) / 1000));
}
