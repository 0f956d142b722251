export {
  type CallLimits,
  createOutbound,
  type Outbound,
  type OutboundFetch,
  type OutboundHealth,
  type OutboundOptions,
} from './outbound.ts';
