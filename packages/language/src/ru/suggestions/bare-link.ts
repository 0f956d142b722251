import { LINK_ACTIONS, READ_LINK, WRITE_MAIL } from '../lexicon/suggestion-words.ts';
import { rewritten } from './rewritten.ts';
import type { FindIn } from './seen-title.ts';

const CONFIDENCE = 0.66;
const LINK = /^(?:https?:\/\/|www\.)([^\s/?#:]+)\S*$/iu;
/** A site without its scheme is told from a file by what is behind the slash. */
const SITE = /^((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})\/\S*$/iu;
const MAIL = /^[^\s@/]+@[^\s@/]+\.\p{L}{2,}$/u;

/** Only an address: what is to be done with it? The address itself stays in the title. */
export const bareLink: FindIn = ({ text }) => {
  const address = text.trim();
  if (MAIL.test(address)) return rewritten(text, `${WRITE_MAIL}: ${address}`, CONFIDENCE);
  const site = (LINK.exec(address) ?? SITE.exec(address))?.[1]?.toLowerCase();
  if (site === undefined) return null;
  const action = LINK_ACTIONS.find(([pattern]) => pattern.test(site))?.[1] ?? READ_LINK;
  return rewritten(text, `${action}: ${address}`, CONFIDENCE);
};
