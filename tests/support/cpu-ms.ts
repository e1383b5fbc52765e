/** Milliseconds this thread has computed so far; what else the machine does is not in it. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
