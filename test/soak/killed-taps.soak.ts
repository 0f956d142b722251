import { killsBetweenTapAndReply } from '../rig/killed-taps.ts';

// Those that the everyday tests leave out.
killsBetweenTapAndReply('rarer');
