/** What a new owner's /start brings: out of the link that the start gives while there is no owner. */
export function ownerCode(from: { readonly ownerLink: string | null }): string {
  const code = /\?start=(\S+)$/.exec(from.ownerLink ?? '')?.[1];
  if (code === undefined) throw new Error('the bot has an owner, or needs none');
  return code;
}
