/** What a JSON text says; undefined for one that does not read. */
export function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
