import { killsAtEachStep } from '../rig/kill-steps.ts';

// The other way round than in the everyday tests.
killsAtEachStep(['another takes over', 'started again']);
