export { buildPage } from './bundle/build-page.ts';
export { isLoopbackName } from './http/guard.ts';
export { type Playground, type PlaygroundOptions, startPlayground } from './start-playground.ts';
