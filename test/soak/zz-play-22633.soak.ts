import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { startHouse } from '../rig/house.ts';
import { startSpeechServer } from '../rig/speech-server.ts';
import { readPlan } from '../talk/plan-state.ts';

const SKIP = new Set(['id','isLive']);
const shortOf = (entry: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(entry).filter(([k, v]) => !SKIP.has(k) && v !== null && v !== undefined && v !== false && !(Array.isArray(v) && v.length === 0))));

test('play', async () => {
  const text = readFileSync(process.env['PLAY']!, 'utf8');
  const out = process.env['PLAY_OUT']!;
  writeFileSync(out, '');
  const tell = (line: string) => appendFileSync(out, `${line}\n`);
  const dialogs = text.split(/\n\s*\n/u).map((d) => d.split('\n').map((l) => l.trim()).filter((l) => l !== '' && !l.startsWith('#'))).filter((d) => d.length > 0);
  const speech = await startSpeechServer({ model: 'whisper-1', language: 'ru' });
  const house = await startHouse({ patienceMs: 120_000, environment: { TRANSCRIBE_BASE_URL: speech.baseUrl, MESSAGES_PER_MINUTE: '1000000' } });
  try {
    for (const dialog of dialogs) {
      const person = house.server.world.createPerson();
      tell('=====');
      let last: any = null;
      for (const line of dialog) {
        const events: any[] = [];
        const stop = house.server.world.subscribe((e: any) => events.push(e));
        tell(`> ${line}`);
        if (line.startsWith('+')) { house.clock.advance(Number(line.slice(1))); stop(); continue; }
        const tap = /^\[(.*)\]$/u.exec(line);
        const edit = /^~(.*)$/u.exec(line);
        const reply = /^@\{(.*?)\}\s*(.*)$/u.exec(line);
        const ofBot = house.server.world.messages(person.id).filter((m: any) => m.from?.is_bot).toReversed();
        if (tap) {
          let done = false;
          for (const m of ofBot as any[]) {
            const label = (m.reply_markup?.inline_keyboard ?? []).flat().map((b: any) => b.text).find((t: string) => t.toLowerCase().includes(tap[1]!.toLowerCase()));
            if (label === undefined) continue;
            person.taps(m, { label }); done = true; break;
          }
          if (!done) tell(`  (no such button)`);
        } else if (edit && last) person.edits(last, edit[1]!);
        else if (reply) {
          const to = (ofBot as any[]).find((m) => new RegExp(reply[1]!, 'iu').test(m.text ?? m.caption ?? ''));
          if (to) person.says(reply[2]!, { replyTo: to }); else tell('  (no such message)');
        } else last = person.says(line);
        await house.settled();
        stop();
        const labels = new Set<string>();
        for (const e of events) {
          if (e.type === 'callback_answered' && e.answer.text) tell(`< (${e.answer.text})`);
          if ((e.type !== 'message' && e.type !== 'message_edited') || !e.message.from?.is_bot) continue;
          if (e.chatId !== person.id) continue;
          tell((e.message.text ?? e.message.caption ?? '').replaceAll(/^/gmu, e.type === 'message' ? '< ' : '<~ '));
          for (const b of (e.message.reply_markup?.inline_keyboard ?? []).flat()) labels.add(b.text);
        }
        if (labels.size > 0) tell(`  ${[...labels].map((l) => `[${l}]`).join(' ')}`);
      }
      const plan: any = await readPlan(house, person.id);
      tell('--- plan');
      for (const e of plan.objects) tell(shortOf(e));
      if (plan.projects.length > 0) tell(`projects: ${plan.projects.join('; ')}`);
      if (plan.questions.length > 0) tell(`open questions: ${plan.questions.join('; ')}`);
    }
  } finally { await house.stop(); await speech.stop(); }
});
