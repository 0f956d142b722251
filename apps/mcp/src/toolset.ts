import { z } from 'zod';

/** Which tools are listed: the few of every day, or all. */
export const Toolset = z.enum(['daily', 'full']);
export type Toolset = z.infer<typeof Toolset>;
