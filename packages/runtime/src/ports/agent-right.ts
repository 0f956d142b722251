/** What an agent's key lets it do, as its owner has said. */
export type AgentRight = 'read' | 'write' | 'delete';
