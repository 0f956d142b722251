import type { TestModule, TestRunEndReason } from 'vitest/node';

/** Ends every run with one plain line, `N passed, N failed`, that any CI can read. */
export default class ClosingLine {
  onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly unknown[],
    reason: TestRunEndReason,
  ): void {
    let passed = 0;
    let failed = errors.length;
    let skipped = 0;
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        else if (state === 'failed') failed += 1;
        else skipped += 1;
      }
    }
    if (reason === 'interrupted') failed += 1;
    const tail = skipped > 0 ? `, ${skipped} skipped` : '';
    process.on('exit', () => process.stdout.write(`${passed} passed, ${failed} failed${tail}\n`));
  }
}
