/** `smoke`: as small as it can be and still do all it does; its figures mean nothing. */
export type BenchSize = 'full' | 'smoke';
