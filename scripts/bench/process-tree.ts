// Memory of a program with the processes it started.
import { readFileSync } from 'node:fs';

/** Megabytes that `pid` and its descendants have, those that end meanwhile left out. */
export function treeMb(pid: number): number {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return Number(kb ?? 0) / 1024 + children.reduce((sum, child) => sum + treeMb(Number(child)), 0);
  } catch {
    return 0;
  }
}

/** The most that `pid` and its descendants have between this call and that of what it returns. */
export function watchTree(pid: number): () => number {
  let most = treeMb(pid);
  const watch = setInterval(() => (most = Math.max(most, treeMb(pid))), 25);
  return () => {
    clearInterval(watch);
    return Math.max(most, treeMb(pid));
  };
}
