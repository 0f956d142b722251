export {
  type Circuit,
  type CircuitOptions,
  createCircuit,
  type InHand,
  type OutboundHealth,
} from './circuit.ts';
export {
  type CallLimits,
  createOutbound,
  type Outbound,
  type OutboundFetch,
  type OutboundOptions,
} from './outbound.ts';
