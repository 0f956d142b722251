import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from './source-files.ts';

export interface Took {
  readonly what: string;
  readonly seconds: number;
  /** Of all processes that it started. */
  readonly cpuSeconds: number;
  readonly isGreen: boolean;
}

export interface SlowFile {
  readonly file: string;
  readonly seconds: number;
}

const STEPS = ['format:check', 'lint', 'typecheck', 'boundaries', 'folders', 'unused'];
const PROJECTS = ['unit', 'postgres'];

const Report = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

/** The steps of `npm run check`, one after another. */
export function timesOfCheck(): Took[] {
  return STEPS.map((step) => timed(step, `npm run -s ${step}`));
}

/** The test projects, one after another, and their slowest files. */
export function timesOfTests(): { projects: Took[]; files: SlowFile[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'house-'));
  try {
    const files: SlowFile[] = [];
    const projects = PROJECTS.map((project) => {
      const report = path.join(folder, `${project}.json`);
      const took = timed(
        `tests: ${project}`,
        `npx vitest run --project ${project} --reporter=json --outputFile=${report}`,
      );
      const { testResults } = Report.parse(JSON.parse(readFileSync(report, 'utf8')));
      for (const { name, startTime, endTime } of testResults) {
        files.push({ file: path.relative(ROOT, name), seconds: (endTime - startTime) / 1000 });
      }
      return took;
    });
    return { projects, files: files.sort((a, b) => b.seconds - a.seconds) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function timed(what: string, command: string): Took {
  const { stderr, status } = spawnSync('bash', ['-c', `time (${command}) >/dev/null 2>&1`], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, TIMEFORMAT: '%R %U %S' },
  });
  const [seconds = 0, user = 0, system = 0] = stderr.trim().split(/\s+/).map(Number);
  return { what, seconds, cpuSeconds: user + system, isGreen: status === 0 };
}
