/** A key of an agent anywhere in a text: it comes back in replies and forwards. */
const AGENT_KEY = /plk_[\w-]{43}(?![\w-])/g;

/** The JSON of an update without the agents' keys in it: only hashes of them are ever stored. */
export function concealAgentKeys(json: string): string {
  return json.replace(AGENT_KEY, 'plk_…');
}
