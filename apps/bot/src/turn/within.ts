/** What comes within so long; null when nothing does. Whoever asked goes on waiting for it or not. */
export async function within<R>(limitMs: number, coming: Promise<R>): Promise<{ given: R } | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, limitMs, null);
  });
  try {
    return await Promise.race([coming.then((given) => ({ given })), late]);
  } finally {
    clearTimeout(timer);
  }
}
