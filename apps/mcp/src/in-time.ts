/** What `work` comes to, or `late()` after so long; the work goes on, only the waiting ends. */
export async function inTime<T, L>(
  work: Promise<T>,
  timeoutMs: number,
  late: () => L | Promise<L>,
): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late()), timeoutMs);
  });
  return await Promise.race([work, waiting]).finally(() => clearTimeout(timer));
}
