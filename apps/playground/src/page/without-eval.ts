import { z } from 'zod';

// zod writes code for its schemas where it may. The page's policy forbids that, and even asking is
// reported as a violation. This module comes first: a schema reads the setting when it is made.
z.config({ jitless: true });
