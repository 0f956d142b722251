import { z } from 'zod';

/** Which tools are listed: the few of every day, all for tasks, or those for production projects. */
export const Toolset = z.enum(['daily', 'full', 'production']);
export type Toolset = z.infer<typeof Toolset>;
