/** The door that agents come through, as the journal names it. */
export const AGENTS_DOOR = 'mcp';
