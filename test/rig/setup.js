import path from 'node:path';

/**
 * Test files are loaded by Node itself (see vitest.config.ts), but what prepares a run is called in
 * Vitest's own process, where Node knows neither TypeScript nor where our packages have their sources. Vitest
 * knows both. Plain JavaScript for the same reason.
 *
 * @param {import('vitest/node').TestProject} project
 */
export async function setup(project) {
  const file = path.join(import.meta.dirname, 'postgres-setup.ts');
  const prepared = await project.vitest.import(file);
  return await prepared.setup(project);
}
