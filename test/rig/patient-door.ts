import { createOutbound, type Outbound } from '@planerka/outbound';

/** A door to a service that a test lets fail again and again: each call is made all the same. */
export function patientDoor(service: string): Outbound {
  return createOutbound({ service, atOnce: 100, failuresMax: Number.POSITIVE_INFINITY });
}
