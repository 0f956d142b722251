import { RetryableError } from '@planerka/contracts';
import type { OpenPlan } from './open-plan.ts';

/** A plan whose database opens while others already talk, and may be away at first. */
export interface LatePlan {
  /** The plan, once it is open. Throws RetryableError while the database is away; the next call tries again. */
  get(): Promise<OpenPlan>;
  /** Opens it before anybody asks. */
  readonly begin: () => void;
  /** Rejects when opening it can never succeed; else stays pending. */
  readonly failed: Promise<never>;
  close(): Promise<void>;
}

/** The plan is opened when it is asked for, or when it is begun. */
export function openLate(open: () => Promise<OpenPlan>): LatePlan {
  let fail: (error: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Whoever awaits the plan gets the failure; where nobody awaits it, it is no unhandled rejection.
  failed.catch(() => {});
  let opening: Promise<OpenPlan> | null = null;
  let closed = false;

  const get = async (): Promise<OpenPlan> => {
    if (closed) throw new RetryableError('DATABASE_UNAVAILABLE', 'the program is ending');
    opening ??= open();
    try {
      return await opening;
    } catch (error) {
      opening = null;
      if (!(error instanceof RetryableError)) fail(error);
      throw error;
    }
  };

  return {
    get,
    begin: () => void get().catch(() => {}),
    failed,
    close: async () => {
      closed = true;
      const plan = await opening?.catch(() => null);
      await plan?.close();
    },
  };
}
