import { killsBetweenTapAndReply } from '../rig/killed-taps.ts';

killsBetweenTapAndReply('everyday');
