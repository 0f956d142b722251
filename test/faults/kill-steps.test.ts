import { killsAtEachStep } from '../rig/kill-steps.ts';

killsAtEachStep(['started again', 'another takes over']);
